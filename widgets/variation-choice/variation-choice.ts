import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { createSentence } from './sentence';
import { onShopChange } from './shop-events';

/** The classes by which the shop's script says that the button adds nothing yet. */
const BLOCKED =
  '.single_add_to_cart_button.disabled:is(.wc-variation-selection-needed,.wc-variation-is-unavailable)';
const NO_SUCH = '.wc-no-matching-variations';

/**
 * Says at a product's options what is missing, in place of the `alert()` of the shop's script, which
 * does not hear the press. A press that the script is still looking up is made when it knows.
 */
export function variationChoice({ element: form, ctx, signal }: Instance): Cleanup {
  const sentence = createSentence(ctx);
  let forget = () => {};

  const fields = () => [...form.querySelectorAll<HTMLSelectElement>('.variations select')];
  const isEmpty = (field: HTMLSelectElement) => !field.value;

  const onPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(BLOCKED);
    const all = fields();
    const last = all.at(-1);
    if (!button || !last) return;
    event.preventDefault();
    event.stopPropagation();
    const empty = all.find(isEmpty);
    if (empty) sentence.askFor(empty);
    else if (isRefused(button)) sentence.refuse(last);
    else wait(button, last);
  };

  const isRefused = (button: Element) =>
    button.matches('.wc-variation-is-unavailable') || form.querySelector(NO_SUCH) !== null;

  /** The shop shows a choice after 300 ms, or asks the server where there are too many to print. */
  const wait = (button: HTMLElement, last: HTMLSelectElement) => {
    forget();
    const patience = form.dataset.product_variations === 'false' ? 8000 : 1000;
    const timer = setTimeout(() => {
      forget();
      sentence.refuse(last);
    }, patience);
    const observer = new MutationObserver(() => {
      if (button.matches(BLOCKED) && !isRefused(button)) return;
      forget();
      button.click();
    });
    observer.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    button.setAttribute('aria-busy', 'true');
    forget = () => {
      clearTimeout(timer);
      observer.disconnect();
      button.removeAttribute('aria-busy');
      forget = () => {};
    };
  };

  const onChange = () => {
    const all = fields();
    if (all.some(isEmpty)) forget();
    if (all.every(isEmpty)) sentence.remove();
    else sentence.follow();
  };

  form.addEventListener('click', onPress, { capture: true, signal });
  form.addEventListener('change', onChange, { signal });
  const ignoreShop = onShopChange(form, onChange);
  return () => {
    ignoreShop();
    forget();
    sentence.remove();
  };
}
