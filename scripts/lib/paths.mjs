import { join } from 'node:path';
import { ROOT } from './root.mjs';

export const CACHE_DIR = join(ROOT, '.cache');
export const PLUGIN_DIR = join(ROOT, 'wp-plugin');
export const BUILD_DIR = join(PLUGIN_DIR, 'build');
export const STAND_IN_DIR = join(ROOT, 'fixtures/shop');
export const MAIL_DIR = join(ROOT, 'fixtures/mail');
export const CONTENT_DIR = join(STAND_IN_DIR, 'content');
export const DEMO_THEME_DIR = join(ROOT, 'fixtures/theme');

/** Themes that the tests switch to, a folder each. */
export const TEST_THEMES_DIR = join(ROOT, 'fixtures/themes');
