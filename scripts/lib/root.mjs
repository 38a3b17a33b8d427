import { resolve } from 'node:path';

/** Absolute path of the project, without a trailing slash. */
export const ROOT = resolve(import.meta.dirname, '../..');
