import type { Instance } from '../../src/registry/define-widget';

/** How a login stands, as the visitor sees it. */
export type State =
  | 'waiting'
  | 'again'
  | 'checking'
  | 'done'
  | 'cancelled'
  | 'failed'
  | 'unchecked'
  | 'leaving';

/** The line below the buttons: made by us, as without script nothing is ever said in it. */
export class Status {
  readonly #services: Pick<Instance, 'element' | 't' | 'announce'>;
  readonly #line = document.createElement('p');

  constructor(services: Pick<Instance, 'element' | 't' | 'announce'>) {
    this.#services = services;
    this.#line.className = 'mullion-social-login__status';
  }

  /** Shows and announces a state; `message` is the server's own sentence. */
  say(state: State, message?: string): void {
    const { element, t, announce } = this.#services;
    const text = message ?? t(`social-login.${state}`);
    this.#line.dataset.login = state;
    this.#line.textContent = text;
    if (!this.#line.isConnected) place(element, this.#line);
    announce(text);
  }

  remove(): void {
    this.#line.remove();
  }
}

/** Within the widget; beside it, where the widget is the button itself. */
function place(element: HTMLElement, line: HTMLElement): void {
  if (element.matches('[data-url]')) element.after(line);
  else element.append(line);
}
