import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Values } from './block';

/** Rest after the last key before the server is asked again. */
const PAUSE = 300;

/**
 * What the server prints for a block: `null` until it has, `''` where it prints nothing or cannot be asked.
 *
 * WordPress's own `ServerSideRender` forgets a change that is made while an answer is on its way (until 6.8), and blinks.
 */
export function usePrinted(block: string, attributes: Values): string | null {
  const [html, setHtml] = useState<string | null>(null);
  const body = JSON.stringify({ attributes });
  const isFirst = html === null;
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const options = {
        path: `/wp/v2/block-renderer/${block}?context=edit`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal: abort.signal,
      };
      const answer = await apiFetch<{ rendered: string }>(options).catch(() => ({ rendered: '' }));
      if (!abort.signal.aborted) setHtml(answer.rendered);
    };
    const timer = setTimeout(ask, isFirst ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // The first answer is no reason to ask again.
  }, [block, body]);
  return html;
}
