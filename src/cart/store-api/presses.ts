import { type Add, addOf, type Take } from './adds';

interface Press {
  add: Add;
  product: number;
  quantity: number;
  form: Element | null;
  at: number;
}

/** WooCommerce's block of a product's button, since the Interactivity API moves it. */
const BUTTON = '.add_to_cart_button.ajax_add_to_cart.wc-interactive[data-product_id]';

/** The longest that a block takes from the press to its request, in ms; one without is none. */
const SOON = 5000;

/**
 * Notes the presses of blocks' buttons: a block asks for its item tasks later, and a page that is left in between would
 * take the press along.
 */
export class Presses {
  #pressed: Press[] = [];

  constructor() {
    document.addEventListener('click', ({ target }) => this.#note(target as Element), true);
    addEventListener('submit', (event) => event.defaultPrevented || this.#forget(event.target));
  }

  /** The oldest press for a product that no request has carried. */
  readonly take: Take = (product) => {
    const at = this.#fresh().findIndex((press) => press.product === product);
    return at < 0 ? undefined : this.#pressed.splice(at, 1)[0];
  };

  /** What has been pressed and not asked for. */
  left(): Add[] {
    return this.#fresh().map(({ add }) => add);
  }

  #fresh(): Press[] {
    this.#pressed = this.#pressed.filter(({ at }) => performance.now() - at < SOON);
    return this.#pressed;
  }

  /** The browser sends a form that nothing has kept back, as before its block listens. */
  #forget(sent: EventTarget | null): void {
    this.#pressed = this.#pressed.filter(({ form }) => form !== sent);
  }

  #note(target: Element): void {
    const button = target.closest?.<HTMLElement>(BUTTON);
    const product = Number(button?.dataset.product_id);
    if (!button || !(product > 0) || button.closest('[disabled],.disabled')) return;
    const form = button.closest('form');
    if (form && !isSentByBlock(button, form)) return;
    const quantity = quantityAt(button, form);
    this.#fresh().push({ add: addOf(product, quantity), product, quantity, form, at: performance.now() });
  }
}

/**
 * Whether the block adds by a request of its own what the button names. A variable or grouped product adds others. A form
 * with a method is the browser's, as where a plugin has added fields; one with a wrong field goes nowhere.
 */
function isSentByBlock(button: Element, form: HTMLFormElement): boolean {
  const isRight = (field: Element) => (field as HTMLInputElement).validity?.valid !== false;
  return (
    button.matches('.product_type_simple') && form.method !== 'post' && [...form.elements].every(isRight)
  );
}

/** How many a press adds, by the field of a product's page or by the block's context. */
function quantityAt(button: Element, form: Element | null): number {
  const chosen = Number(form?.querySelector<HTMLInputElement>('[name=quantity]')?.value);
  if (chosen > 0) return chosen;
  try {
    const context = button.closest<HTMLElement>('[data-wp-context]')?.dataset.wpContext ?? '{}';
    const { quantityToAdd } = JSON.parse(context.replace(/^[\w/-]+::/, ''));
    return quantityToAdd > 0 ? quantityToAdd : 1;
  } catch {
    return 1;
  }
}
