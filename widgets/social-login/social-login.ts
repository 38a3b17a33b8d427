import type { MullionEvents } from '../../src/bus/events';
import { isPlainClick } from '../../src/dom/clicks-and-keys';
import { safeUrl } from '../../src/dom/safe-url';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { type Attempt, attemptId, follow } from './attempt';
import { addressesOf, isInstalledApp, placeOf, windowName } from './popup';
import type { Result } from './result';
import { isLoggedIn } from './session';
import { Status } from './status';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server says that the visitor is logged in; `preventDefault()` keeps the page where it is. */
    'logged-in': { element: Element };
    /** A social login has ended without. */
    'login-failed': { element: Element; reason: 'cancelled' | 'failed' | 'unchecked' };
  }
}

/** Buttons and links with `data-url` open their login in a popup; every ending is said in words. */
export function startSocialLogin(instance: Instance): Cleanup {
  const login = new SocialLogin(instance);
  login.start();
  return () => login.stop();
}

/** Why a login has ended without anybody logged in. */
type Failure = MullionEvents['login-failed']['reason'];

type Services = Pick<Instance, 'element' | 't' | 'announce' | 'bus' | 'report' | 'config' | 'signal'>;

/** The buttons of one place, and the attempt that is under way. */
class SocialLogin {
  readonly #services: Services;
  readonly #status: Status;
  #current: (Attempt & { button: HTMLElement; end(): void }) | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#status = new Status(services);
  }

  start(): void {
    const { element, signal } = this.#services;
    element.addEventListener('click', this.#onPress, { signal });
  }

  stop(): void {
    this.#end();
    this.#status.remove();
  }

  readonly #onPress = (event: MouseEvent): void => {
    const { element } = this.#services;
    const button = (event.target as Element).closest<HTMLElement>('[data-url]');
    if (!button || !element.contains(button) || !isPlainClick(event)) return;
    event.preventDefault();
    const open = this.#current?.popup.closed ? undefined : this.#current;
    if (open?.button === button) {
      open.popup.focus();
      this.#status.say('again');
      return;
    }
    open?.popup.close();
    this.#begin(button);
  };

  #begin(button: HTMLElement): void {
    const id = attemptId();
    const addresses = addressesOf(button.dataset.url, id);
    if (!addresses) {
      this.#refuse(button);
      return;
    }
    this.#end();
    const popup = openPopup(addresses.popup, button.dataset.title);
    if (!popup || popup.closed) {
      this.#leave(addresses.page);
      return;
    }
    const stop = new AbortController();
    const attempt: Attempt = { id, popup, address: addresses.popup, signal: stop.signal };
    this.#current = { ...attempt, button, end: () => stop.abort() };
    follow(attempt, {
      heard: (result) => this.#hear(result),
      go: (href) => this.#leave(href),
      ask: (isClosed) => this.#ask(attempt, isClosed),
    });
    this.#status.say('waiting');
  }

  #refuse(button: HTMLElement): void {
    const found = JSON.stringify(button.dataset.url?.slice(0, 80));
    const problem = `data-url is ${found}; it should be an http(s) address of this site.`;
    const error = new WidgetError('bad-attribute', 'social-login', problem);
    this.#services.report('social-login', button, error);
    this.#fail('failed');
  }

  #hear({ success, redirect, message }: Result): void {
    const popup = this.#current?.popup;
    this.#end();
    popup?.close();
    if (success) this.#finish(redirect);
    else this.#fail('failed', message);
  }

  async #ask(attempt: Attempt, isClosed: boolean): Promise<void> {
    const answer = await isLoggedIn(this.#services.config);
    if (attempt.signal.aborted) return;
    if (answer) this.#hear({ success: true });
    // We go on listening: a popup that only seems closed may still report.
    else if (isClosed) this.#fail(answer === null ? 'unchecked' : 'cancelled');
  }

  /** Whatever a popup says, only the server's word counts. */
  async #finish(redirect: string | undefined): Promise<void> {
    const { element, bus, config, signal } = this.#services;
    this.#status.say('checking');
    const answer = (await isLoggedIn(config)) ?? (await isLoggedIn(config));
    if (signal.aborted) return;
    if (!answer) {
      this.#fail(answer === null ? 'unchecked' : 'failed');
      return;
    }
    this.#status.say('done');
    if (bus.emit('logged-in', { element })) goTo(safeUrl(redirect) ?? location.href);
  }

  #fail(reason: Failure, message?: string): void {
    const { element, bus } = this.#services;
    this.#status.say(reason, message);
    bus.emit('login-failed', { element, reason });
  }

  #leave(href: string): void {
    this.#end();
    this.#status.say('leaving');
    location.assign(href);
  }

  #end(): void {
    this.#current?.end();
    this.#current = undefined;
  }
}

const openPopup = (address: string, title: string | undefined): Window | null =>
  isInstalledApp() ? null : window.open(address, windowName(title), placeOf(window));

/** The page itself has to be loaded anew: it was made for somebody who was not logged in. */
function goTo(href: string): void {
  const withoutHash = (address: string) => address.split('#')[0];
  if (withoutHash(href) === withoutHash(location.href)) location.reload();
  else location.assign(href);
}
