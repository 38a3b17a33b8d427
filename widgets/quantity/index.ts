import { text } from '../../src/contract/attributes';
import { type Cleanup, defineWidget, type Instance } from '../../src/registry/define-widget';
import { Buttons } from './buttons';
import { keepAboveMin } from './number-field';

const attributes = {
  product: text({
    max: 200,
    fallback: '',
    about: "What the buttons are for, where the field's label says less",
  }),
};

/** Buttons of a theme's own; style.css asks the same, to keep the place of ours. */
const FOREIGN = 'button,.plus,.minus,[type="button"]';

/** The shop prints a label and a field: whatever a theme has put between them may be its buttons. */
const ADDED = `${FOREIGN},:not(label,label *,input,.screen-reader-text)`;

/** Buttons of a theme's own on either side of the shop's box, by the shop's hooks before and after it; style.css asks the same. */
const BESIDE = '[class*="minus"],[class*="plus"],[class*="decrease"],[class*="increase"]';

/** Whether the theme has buttons of its own for the shop's field, in its box or beside it. */
const isServed = (box: HTMLElement) =>
  Boolean(
    box.querySelector(ADDED) ||
      box.previousElementSibling?.matches(`button:not([type="submit"]),${BESIDE}`) ||
      box.nextElementSibling?.matches(BESIDE),
  );

/**
 * A number field that is never below its `min`, with a button on either side (APG "Spinbutton").
 *
 * In the cart's cells the number is left alone: 0 there means that the line goes.
 */
function startQuantity(instance: Instance<typeof attributes>): Cleanup | undefined {
  const { element, attributes, t, signal } = instance;
  const input = element.querySelector<HTMLInputElement>('input.qty,input[type="number"]');
  // Sold individually, or a fixed number: nothing to choose.
  if (!input || input.type === 'hidden') return undefined;
  // Those of a form that a sticky bar, say, has copied lead nowhere.
  for (const copy of element.querySelectorAll('.mullion-quantity__step')) copy.remove();
  if (!element.closest('.product-quantity')) keepAboveMin(element, input, signal);
  if (input.type !== 'number' || input.readOnly) return undefined;
  if (element.matches('.mullion-quantity') ? element.querySelector(FOREIGN) : isServed(element))
    return undefined;
  const name = attributes.product || labelOf(input) || t('quantity.label');
  const buttons = new Buttons(input, name, instance);
  buttons.start();
  return () => buttons.stop();
}

/** What the field is called: in a shop, "… quantity" with the product's name. */
const labelOf = (input: HTMLInputElement) =>
  (input.labels?.[0]?.textContent || input.getAttribute('aria-label'))?.trim();

export default defineWidget({
  name: 'quantity',
  title: 'Quantity fields',
  moment: 'visible', // its buttons are to be seen; their place is kept
  attributes,
  aliases: { 'div.quantity:not(.hidden)': {} },
  pages: ['product', 'cart'],
  start: startQuantity,
});
