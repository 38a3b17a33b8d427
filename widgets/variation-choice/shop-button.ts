const BUTTON = '.single_add_to_cart_button';

/** The classes by which the shop's script says that the button adds nothing yet. */
const BLOCKED = `${BUTTON}.disabled:is(.wc-variation-selection-needed,.wc-variation-is-unavailable)`;
const NO_SUCH = '.wc-no-matching-variations';

/**
 * The button under a press, where it adds nothing yet.
 *
 * @param isMissing Whether an option is: the shop's script frees the button 300 ms after a choice, be it cleared meanwhile
 *   (WooCommerce 9.9 to 11).
 */
export const blockedButton = ({ target }: Event, isMissing: boolean): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(isMissing ? BUTTON : BLOCKED);

/** Whether the shop has said that what is chosen cannot be bought. */
export const isRefused = (form: Element, button: Element): boolean =>
  button.matches('.wc-variation-is-unavailable') || form.querySelector(NO_SUCH) !== null;

/** Whether the shop asks its server for each choice, because there are too many to print. */
export const isAsked = ({ dataset }: HTMLElement): boolean => dataset.product_variations === 'false';

/** Whether the shop waits for that answer: it covers the form. */
export const isWaiting = (form: Element): boolean => form.querySelector(':scope>.blockUI') !== null;

/** A press that the shop's script is still looking up: it is made when the script knows. */
export class HeldPress {
  readonly #form: HTMLElement;
  readonly #button: HTMLElement;
  readonly #giveUp: () => void;
  readonly #observer = new MutationObserver(() => this.#look());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasWaiting = false;

  /** @param giveUp Called when the shop is silent for too long, or its answer did not come. */
  constructor(form: HTMLElement, button: HTMLElement, giveUp: () => void) {
    this.#form = form;
    this.#button = button;
    this.#giveUp = giveUp;
  }

  /** The shop shows a choice after 300 ms, or when its server has answered. */
  start(): void {
    this.#wasWaiting = isWaiting(this.#form);
    this.#timer = setTimeout(() => this.#fail(), isAsked(this.#form) ? 8000 : 1000);
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] };
    this.#observer.observe(this.#form, options);
    this.#button.setAttribute('aria-busy', 'true');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#button.removeAttribute('aria-busy');
  }

  #look(): void {
    if (this.#button.matches(BLOCKED) && !isRefused(this.#form, this.#button)) {
      const isOver = this.#wasWaiting && !isWaiting(this.#form);
      this.#wasWaiting = isWaiting(this.#form);
      if (isOver) this.#fail();
      return;
    }
    this.stop();
    this.#button.click();
  }

  #fail(): void {
    this.stop();
    this.#giveUp();
  }
}
