import type { JQuery } from '../dom/jquery';
import { failureNotice } from './failure-notice';

/** Seconds until the order is asked for again: doubled each time, up to the second. */
const [FIRST, LONGEST] = [3, 30];
const PAYMENT = '.woocommerce-checkout-payment';

/** The order of the checkout, which is asked for until it comes: what it costs is not known before. */
export class FailedOrder {
  #notice: HTMLElement | undefined;
  #failures = 0;
  #isRefused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #jQuery: JQuery;

  constructor(jQuery: JQuery) {
    this.#jQuery = jQuery;
    jQuery(document.body).on('updated_checkout', () => {
      this.#failures = 0;
      clearTimeout(this.#timer);
      this.#leave();
    });
    addEventListener('online', () => this.#notice?.isConnected && this.#ask());
  }

  /**
   * The payment stays covered, so that nobody buys at another price than is shown.
   *
   * @param isRefused Whether the page's token is no longer good: only a new page helps, which the visitor asks for.
   */
  fail(isRefused: boolean): void {
    this.#isRefused = isRefused;
    this.#jQuery('.woocommerce-checkout-review-order-table').unblock?.();
    this.#say();
    if (!isRefused) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), 1000 * Math.min(LONGEST, FIRST * 2 ** this.#failures++));
  }

  /** Once, and again for who has pressed. */
  #say(): void {
    const pressed = this.#notice?.querySelector('.loading');
    if (this.#notice?.isConnected && !pressed) return;
    const hadFocus = document.activeElement === pressed;
    this.#notice?.remove();
    this.#notice = failureNotice('order');
    const again = this.#notice.querySelector('button');
    again?.addEventListener('click', () => {
      again.classList.add('loading');
      if (this.#isRefused) location.reload();
      else this.#ask();
    });
    document.querySelector(PAYMENT)?.before(this.#notice);
    if (hadFocus) again?.focus();
  }

  /** The focus of who pressed goes on at the payment, which is new. */
  #leave(): void {
    const hadFocus = this.#notice?.contains(document.activeElement);
    this.#notice?.remove();
    const payment = hadFocus && document.querySelector<HTMLElement>(PAYMENT);
    if (!payment) return;
    payment.tabIndex = -1;
    payment.focus({ preventScroll: true });
  }

  #ask(): void {
    clearTimeout(this.#timer);
    // Not beside an order that is being placed, nor for nobody.
    if (document.hidden || document.querySelector('form.checkout.processing')) this.#wait();
    else this.#jQuery(document.body).trigger('update_checkout');
  }
}
