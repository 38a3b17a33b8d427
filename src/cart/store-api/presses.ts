import { type Add, addOf, type Take } from './adds';

interface Press {
  add: Add;
  product: number;
  quantity: number;
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

  #note(target: Element): void {
    const button = target.closest<HTMLElement>(BUTTON);
    const product = Number(button?.dataset.product_id);
    if (!button || !(product > 0) || button.closest('[disabled],.disabled')) return;
    const form = button.closest('form');
    // A variable or grouped product adds others than the one that its button names. A form that is posted, as it is where a
    // plugin has put a field into it, is the page's own request.
    if (form && (form.method === 'post' || !button.matches('.product_type_simple'))) return;
    const quantity = quantityAt(button, form);
    this.#fresh().push({ add: addOf(product, quantity), product, quantity, at: performance.now() });
  }
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
