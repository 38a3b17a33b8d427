import { duration } from '../../src/motion/duration';
import { WidgetError } from '../../src/report/widget-error';
import type { Kind } from './contract';

/** What WooCommerce's script looks for. */
const PANELS: Partial<Record<Kind, string>> = {
  login: 'form.login, form.woocommerce-form--login',
  coupon: '.checkout_coupon',
  account: 'div.create-account',
  shipping: 'div.shipping_address',
};

/** The other address and the panel at the side take longer than the rest. */
export const timeOf = (kind: Kind): number =>
  kind === 'shipping' || kind === 'side'
    ? duration('checkout-panel', 1000)
    : duration('checkout-toggle', 900);

/**
 * What the toggle shows: the element that it names, or WooCommerce's; of several, the first below it.
 * WooCommerce may print none: an account whose password it makes itself asks for nothing.
 *
 * @throws WidgetError (`bad-markup`) when what it names is not there.
 */
export function panelOf(toggle: Element, kind: Kind, id: string): HTMLElement | undefined {
  const selector = PANELS[kind];
  if (!id && selector) return firstBelow(toggle, [...document.querySelectorAll<HTMLElement>(selector)]);
  const found = document.getElementById(id);
  if (found) return found;
  const missing = id ? `#${id}` : 'data-panel, the id of what it shows';
  throw new WidgetError('bad-markup', 'checkout-toggles', `The page has no ${missing}.`);
}

function firstBelow(toggle: Element, panels: HTMLElement[]): HTMLElement | undefined {
  const isBelow = (panel: Element) =>
    Boolean(toggle.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING);
  return panels.find(isBelow) ?? panels[0];
}
