import type { AttributeType } from '../../src/contract/attributes';
import { ensureId } from '../../src/dom/ensure-id';
import type { Context } from '../../src/registry/context';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { isAtLimit, raiseToMin, stepBy } from './number-field';

type Props = { product: AttributeType<string> };
type Direction = 1 | -1;

/** Buttons of a theme's own; style.css asks the same, to keep the place of ours. */
const FOREIGN = 'button,.plus,.minus,[type="button"]';

/**
 * A number field that is never below its `min`, with a button on either side (APG "Spinbutton").
 *
 * In the cart's cells the number is left alone: 0 there means that the line goes.
 */
export function quantity({ element, attributes, ctx, signal }: Instance<Props>): Cleanup | undefined {
  const input = element.querySelector<HTMLInputElement>('input.qty,input[type="number"]');
  // Sold individually, or a fixed number: nothing to choose.
  if (!input || input.type === 'hidden') return undefined;
  if (!element.closest('.product-quantity')) keepAboveMin(element, input, signal);
  const isPlain = input.type !== 'number' || input.readOnly || element.querySelector(FOREIGN);
  return isPlain ? undefined : addButtons(input, attributes.product || nameOf(input, ctx), ctx, signal);
}

function keepAboveMin(element: HTMLElement, input: HTMLInputElement, signal: AbortSignal): void {
  // Whoever is typing has not finished: 1 may become 12.
  if (input !== document.activeElement) raiseToMin(input);
  // In the capture phase, so that who listens on the field hears the number that it has in the end.
  const onChange = ({ target }: Event) => target === input && raiseToMin(input);
  element.addEventListener('change', onChange, { capture: true, signal });
}

function addButtons(input: HTMLInputElement, name: string, ctx: Context, signal: AbortSignal): Cleanup {
  keepLabel(input);
  const buttons = ([-1, 1] as const).map((direction) => ({
    direction,
    button: makeButton(direction, ctx.t(direction < 0 ? 'quantity.less' : 'quantity.more', name)),
  }));
  const update = () => {
    for (const { button, direction } of buttons)
      button.setAttribute('aria-disabled', String(isAtLimit(input, direction)));
  };
  for (const { button, direction } of buttons) {
    const press = () => {
      if (stepBy(input, direction)) ctx.announce(ctx.t('quantity.now', input.value));
      update();
    };
    button.addEventListener('click', press, { signal });
  }
  update();
  // A script that sets the value says nothing; before the buttons are used, they are put right.
  for (const { button } of buttons)
    for (const type of ['pointerover', 'focus']) button.addEventListener(type, update, { signal });
  for (const type of ['input', 'change']) input.addEventListener(type, update, { signal });
  // The shop gives another variation other limits.
  const observer = new MutationObserver(update);
  observer.observe(input, { attributeFilter: ['min', 'max', 'step', 'value', 'disabled', 'readonly'] });
  input.before(...buttons.slice(0, 1).map(({ button }) => button));
  input.after(...buttons.slice(1).map(({ button }) => button));
  return () => {
    observer.disconnect();
    for (const { button } of buttons) button.remove();
  };
}

/**
 * Real buttons, but not on the way of the Tab key: the field itself takes arrow keys, and a cart of
 * ten lines would have twenty stops more (as in the APG's "Quantity Spin Button").
 */
function makeButton(direction: Direction, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = `mullion-quantity__step mullion-quantity__step--${direction < 0 ? 'less' : 'more'}`;
  button.textContent = direction < 0 ? '−' : '+';
  button.setAttribute('aria-label', label);
  return button;
}

/** What the field is called: in a shop, "… quantity" with the product's name. */
function nameOf(input: HTMLInputElement, ctx: Context): string {
  const label = input.labels?.[0]?.textContent || input.getAttribute('aria-label');
  return label?.trim() || ctx.t('quantity.label');
}

/** A label around the field belongs to the first control in it: that must not become our button. */
function keepLabel(input: HTMLInputElement): void {
  const label = input.closest('label');
  if (!label || label.htmlFor) return;
  label.htmlFor = ensureId(input, 'quantity');
}
