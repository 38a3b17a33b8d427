import { jQueryNow } from '../../../src/dom/jquery';
import { whenIdle } from '../../../src/dom/when-idle';

/**
 * Calls back when the browser is idle after the handlers for jQuery's `ready`, where jQuery is: WooCommerce's gallery
 * script starts in one, and plugins begin to listen in theirs.
 */
export function afterShop(go: (value?: unknown) => void): void {
  const jQuery = jQueryNow();
  const wait = () => whenIdle(go);
  if (jQuery) jQuery(wait);
  else wait();
}
