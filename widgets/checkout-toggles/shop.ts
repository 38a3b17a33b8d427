import { type JQueryEvent, jQueryNow } from '../../src/dom/jquery';
import type { Kind } from './contract';

const LINKS: Partial<Record<Kind, string>> = { login: 'a.showlogin', coupon: 'a.showcoupon' };

/**
 * Takes WooCommerce's own handler of these links off the page: one click would toggle twice. It is
 * bound when jQuery is ready, before or after us, so this runs again with each click, which reaches the
 * link before the body.
 */
export function releaseLink(kind: Kind): void {
  const selector = LINKS[kind];
  if (selector) jQueryNow()?.(document.body).off('click', selector);
}

/** The checkboxes' handlers stay, they do more than moving; their movement ends before it is seen. */
export function finishJQuery(panel: Element): void {
  jQueryNow()?.(panel).finish?.();
}

/**
 * Has the shop's script make what it makes of lists of countries in a section that has been closed until now: it only
 * takes those that it finds shown (country-select.js).
 */
export function enhanceSelects(section: HTMLElement): void {
  const jQuery = jQueryNow();
  const bare = section.querySelector<HTMLSelectElement>(
    ':is(select.country_select, select.state_select):not(.select2-hidden-accessible)',
  );
  if (bare && jQuery?.fn.selectWoo)
    jQuery(document.body).trigger('country_to_state_changed', [bare.value, jQuery(section)]);
}

/**
 * Hears the events that scripts trigger by jQuery, which no native listener does, once everybody else
 * has heard them.
 */
export function onTriggered(type: string, listener: (target: unknown) => void, signal: AbortSignal): void {
  const query = jQueryNow()?.(document);
  if (!query) return;
  const hear = ({ target, originalEvent }: JQueryEvent) => {
    if (!originalEvent) listener(target);
  };
  query.on(type, hear);
  signal.addEventListener('abort', () => query.off(type, hear));
}
