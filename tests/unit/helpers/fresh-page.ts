import { vi } from 'vitest';

// Each file begins with our modules anew and an untouched page, though all share one process: see vite.config.ts.
vi.resetModules();
// A global that the last test of the file before has stubbed is taken back before a test, which is after this file is read.
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  (window as unknown as { happyDOM: { setURL(address: string): void } }).happyDOM.setURL(
    'http://localhost:3000/',
  );
  scrollTo(0, 0);
  sessionStorage.clear();
  localStorage.clear();
  // Where a file has spied on reading and on writing, one of the two stays behind, and is no longer taken back.
  Reflect.deleteProperty(document, 'cookie');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
