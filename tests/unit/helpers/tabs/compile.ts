import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { start } from './page-code';

/** What our code finds in a page without importing it. */
export const GLOBALS = [
  ...['window', 'document', 'navigator', 'location', 'sessionStorage', 'localStorage', 'fetch'],
  ...['setTimeout', 'clearTimeout', 'addEventListener', 'AbortSignal', 'CustomEvent', 'Date', 'globalThis'],
  ...['HTMLElement', 'HTMLScriptElement', 'bringChunk', 'alert'],
] as const;

export type Globals = Record<(typeof GLOBALS)[number], unknown>;

/** Runs a page's code anew, with globals of its own. */
export type Run = (globals: Globals) => { start: typeof start };

/** Modules are one to a process and see its globals; as a script, each page has its own of both. */
export async function compile(): Promise<Run> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    // `import()` of an address is a browser's.
    plugins: [
      {
        name: 'chunks-by-hand',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('/chunks/load') ? '\0load' : null),
        load: (id) => (id === '\0load' ? 'export const loadChunk = (...args) => bringChunk(...args);' : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('page-code.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pageCode',
      },
    },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: [{ code: string }] }];
  const body = new Function(...GLOBALS, `${output[0].code}\nreturn pageCode;`);
  return (globals) => body(...GLOBALS.map((name) => globals[name]));
}
