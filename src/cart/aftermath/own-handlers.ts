import { type Bound, type JQuery, jQueryNow } from '../../dom/jquery';
import type { Operation } from '../operation';

/** For the same few pages, so in the same chunk. */
export { tellRequest } from './ajax-events';

/**
 * All that a handler may call: it shows something, or tells a tool of analytics (Google's `dataLayer.push` and `gtag`,
 * Meta's `fbq`), and can neither ask the shop for a thing nor leave the page.
 */
const SHOWS = new Set(
  `function if return $ jQuery preventDefault setTimeout addClass removeClass toggleClass hasClass add remove toggle
  show hide fadeIn fadeOut slideDown slideUp slideToggle find closest parent parents children siblings next prev not is
  first last attr removeAttr prop css text html append prepend before after querySelector getElementById contains
  data val trim parseInt parseFloat Number String push gtag fbq`.split(/\s+/),
);
const CALLS = /([\w$]+)\s*\(\s*(['"`]?)/g;
/**
 * A helper of the theme's by what it is called: it shows something (Urna and its kin: `_initAjaxPopupContent`), or the number
 * stands where the button was (Blonwe and its kin), or waits until something has been added (Shopkeeper). None that says it adds.
 */
const HELPS =
  /^(?!.*(add_?(to_?)?cart|ajax_?add|send|submit))(show|hide|open|close|toggle|addQ(ty|uantity)|.*(popup|modal|drawer|offcanvas|toast|notif|load(er|ing)|spinner|(on|after)_?(item_?)?added))/i;
const LEAVES = /location|href|cookie/;
const ASKS = /^(post|ajax|get|getJSON)$/;
/** A request that says by its action that it looks something up, and names no product (Big Store's drawer). */
const LOOKS_UP =
  /^(?!.*(product_?id|quantity|variation|serialize|FormData|wc-ajax|add[-_]?(to|cart))).*\baction['"]?\s*:\s*['"]\w*(count|update|refresh|load|get|fragment|mini)/is;

/**
 * Runs what a theme has bound to clicks on an add's button, as its drawer that opens (Shoptimizer 2.2) or the mark of
 * one that is at work (Porto): the click ended with us before it came there. Whatever might send an add of its own stays
 * away, for one click is one request; what only shows something is known by all that it calls, minified or not. Whoever
 * has bound the same to the shop's own event of an add hears of one and makes none (Pixel Manager counts it).
 *
 * @param bound What jQuery keeps.
 */
export function runOwnHandlers(button: HTMLElement, bound: Bound[], jQuery: JQuery): void {
  const hears = jQuery._data?.(button, 'events')?.adding_to_cart ?? [];
  for (const handler of [button.onclick as Bound['handler'] | null, ...bound.map((one) => one.handler)])
    if (handler && (isShow(`${handler}`) || hears.some((one) => one.handler === handler)))
      run(handler, button, jQuery);
}

function run(handler: Bound['handler'], button: HTMLElement, jQuery: JQuery): void {
  try {
    handler.call(button, jQuery.Event('click', { target: button, currentTarget: button }));
  } catch (error) {
    // Its own trouble: the cart goes on.
    console.error(error);
  }
}

/**
 * Lets what shows a cart besides the shop's fragments show a removal, where a handler that does not hear of the click would
 * have asked for it. The cart's page and the checkout below a drawer (Riode and Wolmart, who have it on every page) do by the
 * shop's own events; a drawer that has the line still (Caddy) by that handler, whose request finds it gone.
 *
 * @param bound What was bound to clicks on its button.
 * @param boundTo Finds it, where a cart that was kept had brought another button when it was pressed.
 */
export async function catchUpRemoval(
  { element, done }: Operation,
  bound: Bound[],
  boundTo: (button: HTMLElement | undefined) => Bound[],
): Promise<void> {
  const handlers = bound.length ? bound : boundTo(present(element));
  const missed = handlers.filter(({ handler }) => !isShow(`${handler}`));
  const jQuery = jQueryNow();
  if (!jQuery || !missed.length || !(await done).ok) return;
  if (document.querySelector('form.checkout')) jQuery(document.body).trigger('update_checkout');
  if (document.querySelector('.woocommerce-cart-form')) jQuery(document.body).trigger('wc_update_cart');
  const left = present(element);
  if (left) for (const { handler } of missed) run(handler, left, jQuery);
}

/** Written out, since what comes with every page would be moved for it. */
const REMOVE = '.remove_from_cart_button';

/** A cart that was kept, or has changed, brings a button of its own for the same line. */
function present(element: HTMLElement | undefined): HTMLElement | undefined {
  const key = element?.dataset.cart_item_key ?? '';
  return element?.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(REMOVE)].find((one) => one.dataset.cart_item_key === key);
}

function isShow(source: string): boolean {
  const body = source.replace(/^function\s*[\w$]*/, '');
  const isKnown = (name: string) =>
    SHOWS.has(name) || HELPS.test(name) || (ASKS.test(name) && LOOKS_UP.test(body));
  const calls = [...body.matchAll(CALLS)];
  return (
    !LEAVES.test(body) &&
    calls.every((call) => isKnown(call[1] as string) || (call[1]?.length === 1 && isJQuery(body, call)))
  );
}

/** A name of one letter is jQuery's in minified code, where what it gets is written out, or is used as jQuery's. */
function isJQuery(body: string, { 2: quote, index }: RegExpExecArray): boolean {
  if (quote) return true;
  if (/^.\(this\)\./.test(body.slice(index))) return true;
  const [, variable] = /(\w+)\s*=\s*$/.exec(body.slice(0, index)) ?? [];
  return (
    variable !== undefined && new RegExp(`^.\\(this\\)[^]*\\b${variable}\\.\\w+\\(`).test(body.slice(index))
  );
}
