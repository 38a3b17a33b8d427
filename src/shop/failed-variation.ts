/**
 * Says that a choice could not be looked up, where a product has too many variations to print: WooCommerce's
 * add-to-cart-variation.js has no handler for it, so price and stock stay those of the choice before. A script of
 * its own, classic, in the page itself (wp-plugin/src/Assets/FailedAnswers.php).
 */
import type { JQuery } from '../dom/jquery';
import { whenJQuery } from '../dom/when-jquery';
import { endLookups } from './end-lookups';
import { onFailedRequest } from './failed-request';
import { failureNotice } from './failure-notice';

const LOOKUP = /wc-ajax=get_variation/;
const BUTTON = '.single_add_to_cart_button';

whenJQuery((jQuery) => {
  endLookups(jQuery, LOOKUP);
  const choices = new Map<Element, FailedChoice>();
  const of = (form: HTMLElement) => {
    const choice = choices.get(form) ?? new FailedChoice(jQuery, form);
    choices.set(form, choice);
    return choice;
  };
  onFailedRequest(jQuery, ({ url, data }) => {
    if (!LOOKUP.test(`${url}`)) return;
    const product = new URLSearchParams(`${data}`).get('product_id');
    for (const form of document.querySelectorAll<HTMLElement>('.variations_form'))
      if (form.dataset.product_id === product) of(form).fail();
  });
});

/** A product's form, with what its last choice costs unknown. */
class FailedChoice {
  #notice: HTMLElement | undefined;
  readonly #jQuery: JQuery;

  constructor(
    jQuery: JQuery,
    private readonly form: HTMLElement,
  ) {
    this.#jQuery = jQuery;
    // An answer, or a choice that is none any more.
    jQuery(form).on('found_variation reset_data', () => this.#leave());
    // Before the shop's script, which would ask for a choice that has been made.
    form.addEventListener('click', (event) => this.#press(event), { capture: true });
    addEventListener('online', () => this.#isThere() && this.#ask());
  }

  fail(): void {
    const hadFocus = this.#hasFocus();
    this.#jQuery(this.form).trigger('reset_data');
    this.#notice = failureNotice('variation');
    const again = this.#notice.querySelector('button');
    again?.addEventListener('click', () => this.#ask());
    const price = this.form.querySelector('.single_variation_wrap');
    if (price) price.before(this.#notice);
    else this.form.append(this.#notice);
    // Below the options, which may end at the window's edge.
    this.#notice.scrollIntoView({ block: 'nearest' });
    if (hadFocus) again?.focus();
  }

  #press(event: MouseEvent): void {
    if (!this.#isThere() || !(event.target as Element).closest(BUTTON)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#ask();
  }

  #ask(): void {
    this.#jQuery(this.form).trigger('check_variations');
  }

  /** The focus of who pressed "Try again" goes on at the button that adds. */
  #leave(): void {
    const hadFocus = this.#hasFocus();
    this.#notice?.remove();
    if (hadFocus) this.form.querySelector<HTMLElement>(BUTTON)?.focus();
  }

  readonly #isThere = (): boolean => this.#notice?.isConnected === true;

  readonly #hasFocus = (): boolean => this.#notice?.contains(document.activeElement) === true;
}
