import { jQueryNow } from '../../../src/dom/jquery';
import { whenIdle } from '../../../src/dom/when-idle';

/**
 * Calls back after the handlers for jQuery's `ready`, where jQuery is: WooCommerce's gallery script starts in one, and
 * plugins begin to listen in theirs.
 */
export function afterShop(go: (value?: unknown) => void): void {
  const whenReady = jQueryNow() ?? ((ready: () => void) => ready());
  whenReady(() => whenIdle(go));
}
