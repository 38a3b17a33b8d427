import { jQueryNow } from '../../dom/jquery';
import type { Answer } from '../answer';
import type { Operation, OperationKind } from '../operation';
import type { Cart } from '../types';

/** What the shop's own scripts would have asked for the same; a changed quantity is read anew by them. */
const ASKED: Partial<Record<OperationKind, string>> = { add: 'add_to_cart', remove: 'remove_from_cart' };

/**
 * Tells jQuery's listeners of requests that one has been answered, as if jQuery had sent it: bars of free shipping and
 * counters wait for `ajaxComplete`, and know the shop's requests by their address
 * (docs/woocommerce-contract.md, "Whoever waits for jQuery's requests").
 *
 * @param operation What was asked for; without one the cart was read.
 */
export function tellRequest(
  { config }: Pick<Cart, 'config'>,
  answer: Answer,
  operation?: Pick<Operation, 'kind' | 'body'>,
): void {
  const page = jQueryNow()?.(document);
  if (!page || !answer.ok) return;
  const endpoint = (operation && ASKED[operation.kind]) ?? 'get_refreshed_fragments';
  const json = { fragments: answer.fragments, cart_hash: answer.hash };
  const request = {
    readyState: 4,
    status: 200,
    statusText: 'success',
    responseText: JSON.stringify(json),
    responseJSON: json,
  };
  const settings = {
    url: config.ajaxUrl.replace('%%endpoint%%', endpoint),
    type: 'POST',
    data: operation?.body ?? '',
  };
  try {
    page.trigger('ajaxSuccess', [request, settings, json]);
    page.trigger('ajaxComplete', [request, settings]);
  } catch (error) {
    // A listener of the theme's threw: its own trouble, the cart goes on.
    console.error(error);
  }
}
