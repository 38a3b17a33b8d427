import { safeUrl } from '../../src/dom/safe-url';
import { landedAt } from './popup';
import { channelName, type Result, readResult, TYPE } from './result';

const LOOK = 400;
/** Milliseconds that a report may take after the popup has closed. */
const GRACE = 1500;

export interface Listeners {
  /** The popup has told how it ended. */
  heard(result: Result): void;
  /** The popup is on a page of this site, or gone: is somebody logged in? */
  ask(isClosed: boolean): void;
  /** Another plugin's popup asks for the page to go there, where it logs the visitor in. */
  go(href: string): void;
}

/** One visit to a provider in a popup, until `signal` aborts. */
export interface Attempt {
  id: string;
  popup: Window;
  address: string;
  signal: AbortSignal;
}

/** 16 random bytes: nobody else can know the channel. */
export const attemptId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Listens for the result of an attempt: by `postMessage` from our own window and origin, and by a
 * channel of its own. It goes on listening after the popup seems closed, as a provider's page that
 * severs the opener (COOP) makes a living popup look so.
 */
export function follow(attempt: Attempt, listeners: Listeners): void {
  const { id, popup, signal } = attempt;
  const channel = new BroadcastChannel(channelName(id));
  const hear = (data: unknown) => {
    const result = signal.aborted ? null : readResult(data, id);
    if (!result) return;
    channel.postMessage({ type: `${TYPE}-heard` });
    listeners.heard(result);
  };
  channel.addEventListener('message', ({ data }) => hear(data), { signal });
  const take = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === popup) hear(data);
  };
  addEventListener('message', take, { signal });
  signal.addEventListener('abort', () => channel.close());
  followNextend(attempt, listeners);
  watch(attempt, listeners);
}

/** Nextend Social Login tells the page by this channel where to finish, when it has no opener. */
function followNextend({ address, signal }: Attempt, { go }: Listeners): void {
  if (!new URL(address).searchParams.has('loginSocial')) return;
  const channel = new BroadcastChannel('nsl_login_broadcast_channel');
  const take = ({ data }: MessageEvent) => {
    const href = data?.action === 'redirect' ? safeUrl(data.href) : null;
    if (href && new URL(href).searchParams.has('loginSocial')) go(href);
  };
  channel.addEventListener('message', take, { signal });
  signal.addEventListener('abort', () => channel.close());
}

/** Looks where the popup is, and whether it is still there. */
function watch({ popup, address, signal }: Attempt, { ask }: Listeners): void {
  let last = address;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (popup.closed) {
      clearInterval(timer);
      grace = setTimeout(whenSeen, GRACE, () => ask(true), signal);
      return;
    }
    const href = landedAt(popup);
    if (!href || href === last || /[?&](mullion-login|loginSocial)=/.test(href)) return;
    last = href;
    ask(false);
  };
  const timer = setInterval(look, LOOK);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    clearTimeout(grace);
  });
}

/** Whoever has closed a popup looks at the page again; whoever only seems to have is still in the popup. */
function whenSeen(callback: () => void, signal: AbortSignal): void {
  if (document.hasFocus()) callback();
  else addEventListener('focus', callback, { once: true, signal });
}
