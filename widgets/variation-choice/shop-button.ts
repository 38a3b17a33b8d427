/** The classes by which the shop's script says that the button adds nothing yet. */
const BLOCKED =
  '.single_add_to_cart_button.disabled:is(.wc-variation-selection-needed,.wc-variation-is-unavailable)';
const NO_SUCH = '.wc-no-matching-variations';

/** The button under a press, where it adds nothing yet. */
export const blockedButton = ({ target }: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(BLOCKED);

/** Whether the shop has said that what is chosen cannot be bought. */
export const isRefused = (form: Element, button: Element): boolean =>
  button.matches('.wc-variation-is-unavailable') || form.querySelector(NO_SUCH) !== null;

/** A press that the shop's script is still looking up: it is made when the script knows. */
export class HeldPress {
  readonly #form: HTMLElement;
  readonly #button: HTMLElement;
  readonly #giveUp: () => void;
  readonly #observer = new MutationObserver(() => this.#look());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param giveUp Called when the shop is silent for too long. */
  constructor(form: HTMLElement, button: HTMLElement, giveUp: () => void) {
    this.#form = form;
    this.#button = button;
    this.#giveUp = giveUp;
  }

  /** The shop shows a choice after 300 ms, or asks the server where there are too many to print. */
  start(): void {
    const patience = this.#form.dataset.product_variations === 'false' ? 8000 : 1000;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#giveUp();
    }, patience);
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
    if (this.#button.matches(BLOCKED) && !isRefused(this.#form, this.#button)) return;
    this.stop();
    this.#button.click();
  }
}
