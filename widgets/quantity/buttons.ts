import { namedButton } from '../../src/dom/buttons';
import { ensureId } from '../../src/dom/ids';
import type { Instance } from '../../src/registry/define-widget';
import { isAtLimit, stepBy } from './number-field';

type Direction = 1 | -1;
type Services = Pick<Instance, 't' | 'announce' | 'signal'>;

/** A minus button before a number field, and a plus button after it. */
export class Buttons {
  readonly #input: HTMLInputElement;
  readonly #services: Services;
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #observer = new MutationObserver(() => this.#update());

  /** @param name What they are for. */
  constructor(input: HTMLInputElement, name: string, services: Services) {
    const { t } = services;
    this.#input = input;
    this.#services = services;
    this.#less = makeButton('less', '−', t('quantity.less', name));
    this.#more = makeButton('more', '+', t('quantity.more', name));
  }

  start(): void {
    const input = this.#input;
    const { signal } = this.#services;
    keepLabel(input);
    this.#listen(this.#less, -1);
    this.#listen(this.#more, 1);
    this.#update();
    for (const type of ['input', 'change']) input.addEventListener(type, () => this.#update(), { signal });
    // The shop gives another variation other limits.
    const attributeFilter = ['min', 'max', 'step', 'value', 'disabled', 'readonly'];
    this.#observer.observe(input, { attributeFilter });
    input.before(this.#less);
    input.after(this.#more);
  }

  stop(): void {
    this.#observer.disconnect();
    this.#less.remove();
    this.#more.remove();
  }

  #listen(button: HTMLButtonElement, direction: Direction): void {
    const { signal } = this.#services;
    button.addEventListener('click', () => this.#press(direction), { signal });
    // A script that sets the value says nothing; before the buttons are used, they are put right.
    for (const type of ['pointerover', 'focus'])
      button.addEventListener(type, () => this.#update(), { signal });
  }

  #press(direction: Direction): void {
    const { t, announce } = this.#services;
    if (stepBy(this.#input, direction)) announce(t('quantity.now', this.#input.value));
    this.#update();
  }

  #update(): void {
    this.#less.setAttribute('aria-disabled', String(isAtLimit(this.#input, -1)));
    this.#more.setAttribute('aria-disabled', String(isAtLimit(this.#input, 1)));
  }
}

/**
 * Real buttons, but not on the way of the Tab key: the field itself takes arrow keys, and a cart of
 * ten lines would have twenty stops more (as in the APG's "Quantity Spin Button").
 */
function makeButton(kind: 'less' | 'more', sign: string, name: string): HTMLButtonElement {
  const button = namedButton(`mullion-quantity__step mullion-quantity__step--${kind}`, name);
  button.tabIndex = -1;
  button.textContent = sign;
  return button;
}

/** A label around the field belongs to the first control in it: that must not become our button. */
function keepLabel(input: HTMLInputElement): void {
  const label = input.closest('label');
  if (!label || label.htmlFor) return;
  label.htmlFor = ensureId(input, 'quantity');
}
