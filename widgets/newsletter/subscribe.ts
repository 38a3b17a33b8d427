import type { UseMutationOptions } from '@tanstack/react-query';
import { within } from '../../src/dom/within';

/** Milliseconds that the server has for one answer. */
const PATIENCE = 15_000;

/** The server's word for a token that is stale, or younger than anyone types. */
const AGAIN = ['bad-token', 'too-fast'];

interface Answer {
  success?: unknown;
  data?: { code?: unknown; token?: unknown; wait?: unknown };
}

/** What the server refuses only for the sake of the token. */
class StaleToken extends Error {}

/**
 * Posts a form; done only when the server says `success: true` in JSON, whatever else it may say.
 *
 * A page out of a cache has a stale token: then a fresh one is fetched, and the form posted once more.
 * Nothing else is repeated: what got no answer may have arrived.
 */
export function subscription(
  form: HTMLFormElement,
  action: string,
  signal: AbortSignal,
): UseMutationOptions<Answer, Error, void> {
  let isStale = false;
  let token = '';
  return {
    mutationFn: async () => {
      if (isStale) token = await freshToken(action, signal);
      // The next try begins with what counts.
      if (isStale) fill(form, '_token', token);
      const answer = await ask(action, { method: 'POST', body: bodyOf(form, token) }, signal);
      // A browser may have filled the bait in: the next try goes without.
      fill(form, 'note', '');
      isStale = AGAIN.includes(String(answer.data?.code));
      if (isStale) throw new StaleToken();
      if (answer.success !== true) throw new Error('The server did not say that it was done.');
      return answer;
    },
    retry: (failures, error) => failures < 1 && error instanceof StaleToken,
    retryDelay: 0,
    // Offline it fails at once, and the visitor is told; waiting for the network has no end.
    networkMode: 'always',
    gcTime: 0,
  };
}

function bodyOf(form: HTMLFormElement, token: string): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  // A form written by hand may have neither field.
  body.set('action', 'submit_register_form');
  if (token) body.set('_token', token);
  return body;
}

/** Fetches a token, and waits until it counts. */
async function freshToken(action: string, signal: AbortSignal): Promise<string> {
  const url = new URL(action);
  url.searchParams.set('action', 'mullion_form_token');
  const { data } = await ask(url.href, { cache: 'no-store' }, signal);
  if (typeof data?.token !== 'string') throw new Error('The server gave no token.');
  const seconds = Math.min(Number(data.wait) || 0, 5);
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
  signal.throwIfAborted();
  return data.token;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input) input.value = value;
}

/** The answer as JSON; an empty one for everything that is none: no network, no time, a page of HTML. */
async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const ended = within(signal, PATIENCE);
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { ...init, headers, credentials: 'same-origin', signal: ended });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer ? (answer as Answer) : {};
  } catch {
    return {};
  }
}
