import { jQueryNow } from '../../dom/jquery';
import type { Answer } from '../answer';
import { bridgeJQuery } from '../jquery-bridge';
import type { Operation } from '../operation';
import type { RawAnswer } from '../server';
import { hasItems } from '../summon';
import type { Aftermath, Cart, CartServices } from '../types';
import { createApply } from './apply';
import { askOthers, boundTo, withHandlers } from './ask-others';
import { showEmptyWidgets } from './empty-widgets';
import { createFailureMessage } from './failure-message';
import { createHear } from './hear';
import { keepInStep } from './keep-in-step';
import { readAnswer, readCart } from './read';
import { createRecover } from './recover';
import { Regions } from './regions';
import { tellShop } from './shop-events';
import { createTell } from './tell';

/**
 * What the cart does around its requests: read, recover, apply, tell. It comes with the first click,
 * or when there is a cart to show.
 */
export default function createAftermath(services: CartServices, cart: Cart): Aftermath {
  const { bus, t } = services;
  const regions = new Regions();
  const recover = createRecover(cart.server);
  const apply = createApply(services, cart, regions);
  const tell = createTell(services, cart, apply, regions);

  const read = async () => {
    const answer = await readCart(cart.server);
    if (answer.ok) apply(answer);
    tellShop(cart, answer.ok ? 'wc_fragments_refreshed' : 'wc_fragments_ajax_error');
    tellJQuery(cart, answer);
    return answer;
  };
  const prepare = (operation: Operation) => {
    const isAllowed = askOthers(cart, operation);
    if (operation.kind === 'remove') {
      // Found now: a fragment takes the button away.
      const bound = boundTo(operation.element);
      if (bound.length || document.querySelector('form.checkout,.woocommerce-cart-form'))
        withHandlers(({ catchUpRemoval }) => catchUpRemoval(operation, bound, boundTo));
    }
    // A quantity is shown at once, and pressed again.
    if (isAllowed && operation.kind !== 'set') regions.dim(true);
    return isAllowed;
  };
  const conclude = async (operation: Operation, raw: RawAnswer | null) => {
    const answer = await recover(operation, raw && readAnswer(raw));
    cart.ledger.drop(operation);
    tell(operation, answer);
    tellJQuery(cart, answer, operation);
    return answer;
  };

  bus.on('cart-failed', createFailureMessage(t));
  bridgeJQuery(cart);
  showEmptyWidgets(!hasItems(), t('emptyCart'));
  const step = keepInStep(cart, apply, read);
  cart.loaded = { prepare, conclude, ...step, hear: createHear(cart, apply, step.refresh, t('viewCart')) };
  return cart.loaded;
}

/** Few shops have anybody who waits for jQuery's requests. */
function tellJQuery(cart: Cart, answer: Answer, operation?: Operation): void {
  if (jQueryNow()?._data?.(document, 'events')?.ajaxComplete)
    withHandlers(({ tellRequest }) => tellRequest(cart, answer, operation));
}
