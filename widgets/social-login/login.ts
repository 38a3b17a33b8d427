import type { Report } from '../../src/report/report';
import { WidgetError } from '../../src/report/widget-error';
import { attemptId, follow } from './attempt';
import { addressesOf, isInstalledApp, placeOf, windowName } from './popup';
import type { Result } from './result';

/** How far the latest press has come, as the browser's windows tell it. */
export interface Standing {
  /** Of this press. */
  id: string;
  step: 'waiting' | 'landed' | 'closed' | 'told' | 'refused' | 'leaving';
  /** How often the button was pressed for it. */
  times: number;
  /** How often there was reason to ask the server. */
  looks: number;
  /** What the popup has told. */
  result?: Result;
}

interface Attempt {
  button: HTMLElement;
  popup: Window;
  stop: AbortController;
}

/**
 * The popup of one place, as an external store. It needs no React: a popup has to be opened within the
 * click, and what a quick one tells must not be missed.
 */
export class Login {
  readonly #report: Report;
  readonly #listeners = new Set<() => void>();
  #attempt: Attempt | undefined;
  #standing: Standing | null = null;
  /** Where the page itself can go in place of the latest popup. */
  #page = '';

  constructor(report: Report) {
    this.#report = report;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly standing = (): Standing | null => this.#standing;

  /** Opens the popup of a button, or brings it to the front; another button's takes its place. */
  press(button: HTMLElement): void {
    const open = this.#attempt?.popup.closed ? undefined : this.#attempt;
    if (open?.button === button && this.#standing) {
      open.popup.focus();
      this.#tell({ times: this.#standing.times + 1 });
      return;
    }
    open?.popup.close();
    this.stop();
    this.#open(button);
  }

  /** Forgets that the page was left for a login, where "Back" shows it as it was. */
  readonly comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && this.#standing?.step === 'leaving') this.#say(null);
  };

  /** Ends the attempt, and closes its popup. */
  end(): void {
    this.#attempt?.popup.close();
    this.stop();
  }

  /** Takes the page where the latest press was meant to lead, as the link does by itself. */
  leave(): void {
    this.end();
    if (this.#page) this.#leave(this.#page);
  }

  /** Listens no more. */
  stop(): void {
    this.#attempt?.stop.abort();
    this.#attempt = undefined;
  }

  #open(button: HTMLElement): void {
    const id = attemptId();
    const addresses = addressesOf(button.dataset.url, id);
    this.#standing = { id, step: 'waiting', times: 1, looks: 0 };
    this.#page = addresses?.page ?? '';
    if (!addresses) {
      this.#refuse(button);
      return;
    }
    const popup = openPopup(addresses.popup, button.dataset.title);
    if (!popup || popup.closed) {
      this.#leave(addresses.page);
      return;
    }
    const stop = new AbortController();
    this.#attempt = { button, popup, stop };
    follow(
      { id, popup, address: addresses.popup, signal: stop.signal },
      {
        heard: (result) => this.#hear(result),
        go: (href) => this.#leave(href),
        // We go on listening: a popup that only seems closed may still report.
        ask: (isClosed) => this.#tell({ step: isClosed ? 'closed' : 'landed' }, 1),
      },
    );
    this.#tell({});
  }

  #hear(result: Result): void {
    this.end();
    this.#tell({ step: 'told', result }, 1);
  }

  #refuse(button: HTMLElement): void {
    const found = JSON.stringify(button.dataset.url?.slice(0, 80));
    const problem = `data-url is ${found}; it should be an http(s) address of this site.`;
    this.#report('social-login', button, new WidgetError('bad-attribute', 'social-login', problem));
    this.#tell({ step: 'refused' });
  }

  #leave(href: string): void {
    this.stop();
    this.#tell({ step: 'leaving' });
    location.assign(href);
  }

  #tell(news: Partial<Standing>, looks = 0): void {
    if (!this.#standing) return;
    this.#say({ ...this.#standing, ...news, looks: this.#standing.looks + looks });
  }

  #say(standing: Standing | null): void {
    this.#standing = standing;
    for (const listener of [...this.#listeners]) listener();
  }
}

const openPopup = (address: string, title: string | undefined): Window | null =>
  isInstalledApp() ? null : window.open(address, windowName(title), placeOf(window));
