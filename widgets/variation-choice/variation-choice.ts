import { jQueryNow } from '../../src/dom/jquery';
import { whenJQuery } from '../../src/dom/when-jquery';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Sentence } from './sentence';
import { blockedButton, HeldPress, isAsked, isRefused, isWaiting } from './shop-button';

/** By jQuery: the shop's "Clear" and plugins' swatches change options so, and no listener of the browser hears it. */
const CHANGED = 'woocommerce_variation_has_changed.mullion-variation-choice';

/**
 * Says at a product's options what is missing, in place of the `alert()` of the shop's script, which
 * does not hear the press. A press that the script is still looking up is made when it knows.
 */
export function startVariationChoice(instance: Instance): Cleanup {
  const choice = new Choice(instance);
  choice.start(instance.signal);
  return () => choice.stop();
}

/** The options of one product's form. */
class Choice {
  readonly #form: HTMLElement;
  readonly #sentence: Sentence;
  #held: HeldPress | undefined;

  constructor({ element, t, announce }: Pick<Instance, 'element' | 't' | 'announce'>) {
    this.#form = element;
    this.#sentence = new Sentence({ t, announce });
  }

  start(signal: AbortSignal): void {
    this.#form.addEventListener('click', this.#onPress, { capture: true, signal });
    this.#form.addEventListener('change', this.#onChange, { signal });
    whenJQuery((jQuery) => jQuery(this.#form).on(CHANGED, this.#onChange), signal);
  }

  stop(): void {
    jQueryNow()?.(this.#form).off(CHANGED);
    this.#held?.stop();
    this.#sentence.remove();
  }

  readonly #onPress = (event: MouseEvent): void => {
    const fields = this.#fields();
    const last = fields.at(-1);
    const empty = fields.find(isEmpty);
    const button = blockedButton(event, Boolean(empty?.name.startsWith('attribute_')));
    if (!button || !last) return;
    event.preventDefault();
    event.stopPropagation();
    if (empty) this.#sentence.askFor(empty);
    else if (isRefused(this.#form, button)) this.#sentence.tell(last, ['variation-choice.unavailable']);
    else this.#hold(button, last);
  };

  readonly #onChange = (): void => {
    const fields = this.#fields();
    if (fields.some(isEmpty)) this.#held?.stop();
    if (fields.every(isEmpty)) this.#sentence.remove();
    else this.#sentence.follow();
  };

  #hold(button: HTMLElement, last: HTMLSelectElement): void {
    this.#held?.stop();
    this.#sentence.remove();
    const asked = isAsked(this.#form);
    // Silence of a server says nothing of the choice.
    const why = asked ? ['addFailed', 'checkConnection'] : ['variation-choice.unavailable'];
    this.#held = new HeldPress(this.#form, button, () => {
      // What could not be looked up has been said (src/shop/failed-variation.ts).
      if (!this.#form.querySelector('.mullion-failure')) this.#sentence.tell(last, why);
    });
    this.#held.start();
    // Nobody else asks again for an answer that did not come.
    if (asked && !isWaiting(this.#form)) jQueryNow()?.(this.#form).trigger('check_variations');
  }

  #fields(): HTMLSelectElement[] {
    return [...this.#form.querySelectorAll<HTMLSelectElement>('.variations select')];
  }
}

const isEmpty = (field: HTMLSelectElement): boolean => !field.value;
