import type { JQuery } from '../dom/jquery';

/** As long as a request of our own may take (`src/cart/server.ts`), in ms. */
const TIMEOUT = 30_000;

/**
 * Ends a look-up that nobody answers: the shop's scripts cover what waits for it, and a browser waits for minutes. What
 * changes something is not ended: the shop may have done it.
 *
 * @param lookup Of its address.
 */
export function endLookups(jQuery: JQuery, lookup: RegExp): void {
  jQuery.ajaxPrefilter?.((options) => {
    if (lookup.test(`${options.url}`)) options.timeout ||= TIMEOUT;
  });
}
