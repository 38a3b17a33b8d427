/** Milliseconds that the server has for one answer. */
const PATIENCE = 15_000;

/** The server's word for a token that is stale, or younger than anyone types. */
const AGAIN = ['bad-token', 'too-fast'];

interface Answer {
  success?: unknown;
  data?: { code?: unknown; token?: unknown; wait?: unknown };
}

/**
 * Posts the form; true only when the server says `success: true` in JSON, whatever else it may say.
 *
 * A page out of a cache has a stale token: then a fresh one is fetched, and the form posted once more.
 */
export async function subscribe(
  form: HTMLFormElement,
  action: string,
  signal: AbortSignal,
): Promise<boolean> {
  const post = (token?: string) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
    // A form written by hand may have neither field.
    body.set('action', 'submit_register_form');
    if (token) body.set('_token', token);
    return ask(action, { method: 'POST', body }, signal);
  };
  let answer = await post();
  if (AGAIN.includes(String(answer.data?.code))) {
    const token = await freshToken(action, signal);
    if (token) answer = await post(token);
    // The next try begins with what counts.
    if (token) fill(form, '_token', token);
  }
  // A browser may have filled the bait in: the next try goes without.
  fill(form, 'note', '');
  return answer.success === true;
}

/** Fetches a token, and waits until it counts; empty where there is none to be had. */
async function freshToken(action: string, signal: AbortSignal): Promise<string> {
  const url = new URL(action);
  url.searchParams.set('action', 'mullion_form_token');
  const { data } = await ask(url.href, { cache: 'no-store' }, signal);
  if (typeof data?.token !== 'string') return '';
  const seconds = Math.min(Number(data.wait) || 0, 5);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return signal.aborted ? '' : data.token;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (input) input.value = value;
}

/** The answer as JSON; an empty one for everything that is none: no network, no time, a page of HTML. */
async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, PATIENCE);
  signal.addEventListener('abort', stop);
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { ...init, headers, credentials: 'same-origin', signal: end.signal });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer ? (answer as Answer) : {};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
