import { isPlainClick } from '../../src/dom/plain-click';
import { safeUrl } from '../../src/dom/safe-url';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { type Attempt, attemptId, follow } from './attempt';
import { addressesOf, isInstalledApp, placeOf, windowName } from './popup';
import type { Result } from './result';
import { isLoggedIn } from './session';
import { createStatus } from './status';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server says that the visitor is logged in; `preventDefault()` keeps the page where it is. */
    'logged-in': { element: Element };
    /** A social login has ended without. */
    'login-failed': { element: Element; reason: 'cancelled' | 'failed' | 'unchecked' };
  }
}

/** Buttons and links with `data-url` open their login in a popup; every ending is said in words. */
export function startSocialLogin({ element, ctx, signal }: Instance): Cleanup {
  const status = createStatus(element, ctx);
  let current: (Attempt & { button: HTMLElement; end(): void }) | undefined;

  const end = () => {
    current?.end();
    current = undefined;
  };
  signal.addEventListener('abort', end);

  const fail = (reason: 'cancelled' | 'failed' | 'unchecked', message?: string) => {
    status.say(reason, message);
    ctx.bus.emit('login-failed', { element, reason });
  };

  /** Whatever a popup says, only the server's word counts. */
  const finish = async (redirect: string | undefined) => {
    status.say('checking');
    const answer = (await isLoggedIn(ctx)) ?? (await isLoggedIn(ctx));
    if (signal.aborted) return;
    if (!answer) return fail(answer === null ? 'unchecked' : 'failed');
    status.say('done');
    if (ctx.bus.emit('logged-in', { element })) goTo(safeUrl(redirect) ?? location.href);
  };

  const hear = ({ success, redirect, message }: Result) => {
    const { popup } = current ?? {};
    end();
    popup?.close();
    if (success) finish(redirect);
    else fail('failed', message);
  };

  const ask = async (attempt: Attempt, isClosed: boolean) => {
    const answer = await isLoggedIn(ctx);
    if (attempt.signal.aborted) return;
    if (answer) hear({ success: true });
    // We go on listening: a popup that only seems closed may still report.
    else if (isClosed) fail(answer === null ? 'unchecked' : 'cancelled');
  };

  const leave = (href: string) => {
    end();
    status.say('leaving');
    location.assign(href);
  };

  const begin = (button: HTMLElement) => {
    const id = attemptId();
    const addresses = addressesOf(button.dataset.url, id);
    if (!addresses) return refuse(button);
    end();
    const popup = isInstalledApp()
      ? null
      : window.open(addresses.popup, windowName(button.dataset.title), placeOf(window));
    if (!popup || popup.closed) return leave(addresses.page);
    const stop = new AbortController();
    const attempt: Attempt = { id, popup, address: addresses.popup, signal: stop.signal };
    current = { ...attempt, button, end: () => stop.abort() };
    follow(attempt, { heard: hear, go: leave, ask: (isClosed) => ask(attempt, isClosed) });
    status.say('waiting');
  };

  const refuse = (button: HTMLElement) => {
    const found = JSON.stringify(button.dataset.url?.slice(0, 80));
    const problem = `data-url is ${found}; it should be an http(s) address of this site.`;
    ctx.report('social-login', button, new WidgetError('bad-attribute', 'social-login', problem));
    fail('failed');
  };

  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-url]');
    if (!button || !element.contains(button) || !isPlainClick(event)) return;
    event.preventDefault();
    const isOpen = current && !current.popup.closed;
    if (!isOpen || current?.button !== button) {
      if (isOpen) current?.popup.close();
      return begin(button);
    }
    current.popup.focus();
    status.say('again');
  };
  element.addEventListener('click', press, { signal });
  return () => status.remove();
}

/** The page itself has to be loaded anew: it was made for somebody who was not logged in. */
function goTo(href: string): void {
  const withoutHash = (address: string) => address.split('#')[0];
  if (withoutHash(href) === withoutHash(location.href)) location.reload();
  else location.assign(href);
}
