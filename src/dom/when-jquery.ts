import { type JQuery, jQueryNow } from './jquery';

const MOMENTS = ['load', 'pointerover', 'focusin', 'pointerdown', 'change', 'submit'] as const;

/** Calls `use` once jQuery is there: optimisers bring it late, some of them after the first touch. */
export function whenJQuery(use: (jQuery: JQuery) => void, signal?: AbortSignal): void {
  const search = new AbortController();
  const look = () => {
    const jQuery = jQueryNow();
    if (!jQuery) return;
    search.abort();
    use(jQuery);
  };
  signal?.addEventListener('abort', () => search.abort(), { signal: search.signal });
  for (const type of MOMENTS) addEventListener(type, look, { capture: true, signal: search.signal });
  look();
}
