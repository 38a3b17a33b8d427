import { TIMEOUT } from '../cart/server';
import type { JQuery } from '../dom/jquery';

/**
 * Ends a look-up that nobody answers for as long as a request of our own may take: the shop's scripts cover what waits
 * for it, and a browser waits for minutes. What changes something is not ended: the shop may have done it.
 *
 * @param lookup Of its address.
 */
export function endLookups(jQuery: JQuery, lookup: RegExp): void {
  jQuery.ajaxPrefilter?.((options) => {
    if (lookup.test(`${options.url}`)) options.timeout ||= TIMEOUT;
  });
}
