import type { Context } from '../../registry/context';
import type { Cart } from '../cart';
import type { RawAnswer } from '../request';
import { hasItems } from '../summon';
import type { Answer, CartAnswer, Operation } from '../types';
import { releaseButtons } from './added-buttons';
import { showEmptyWidgets } from './empty-widgets';
import { showFailure } from './failure-message';
import { dimRegions, replaceFragments } from './fragments';
import { bridgeJQuery } from './jquery-bridge';
import { keepInStep } from './keep-in-step';
import { prepare } from './prepare';
import { readAnswer, readCart } from './read-answer';
import { createRecovery } from './recovery';
import { createSettle } from './settle';
import { tellShop } from './shop-events';

/**
 * What the cart needs around its requests, in a chunk of its own: it comes with the first click, or
 * when there is a cart to show.
 */
export default function care(ctx: Context, cart: Cart) {
  const recover = createRecovery(cart.queue);
  let latest = 0;

  /** Puts a cart that the server told, to us or to another script, into the page. */
  const apply = ({ fragments, hash, state, asOf }: CartAnswer) => {
    if (asOf < latest) return;
    latest = asOf;
    replaceFragments(fragments, cart.config.fragmentScripts);
    if (!cart.ledger.next()) dimRegions(false);
    tellOtherTabs(cart.config.hashKey, hash);
    if (!state) return;
    releaseButtons(cart.state, state);
    cart.state = state;
    showEmptyWidgets(!state.count, ctx.t('emptyCart'));
    ctx.bus.emit('cart-updated', { state });
  };

  const refresh = async () => {
    const answer = await readCart(cart.queue);
    if (answer.ok) apply(answer);
    tellShop(cart, answer.ok ? 'wc_fragments_refreshed' : 'wc_fragments_ajax_error');
    return answer;
  };

  ctx.bus.on('cart-failed', (failure) => showFailure(ctx, failure));
  bridgeJQuery(cart, apply, refresh);
  const catchUp = keepInStep(cart, refresh);
  showEmptyWidgets(!hasItems(), ctx.t('emptyCart'));

  const settle = createSettle(ctx, cart, apply);

  /** Finds out what became of an operation, takes it off the ledger and shows it in the page. */
  const conclude = async (
    operation: Operation,
    raw: RawAnswer | null,
    element?: HTMLElement,
  ): Promise<Answer> => {
    const answer = await recover(operation, raw && readAnswer(raw));
    cart.ledger.drop(operation);
    settle(operation, answer, element);
    return answer;
  };

  return {
    conclude,
    refresh,
    catchUp,
    /** Says whether an operation may be sent; the regions that it will change are blocked then. */
    prepare: (operation: Operation, element?: HTMLElement) => {
      const isAllowed = prepare(cart, operation, element);
      if (isAllowed) dimRegions(true);
      return isAllowed;
    },
  };
}

export type CareModule = { default: typeof care };

/** WooCommerce's own scripts in other tabs wake up by this key too. */
function tellOtherTabs(key: string, hash: string): void {
  try {
    if (localStorage.getItem(key) === hash) return;
    localStorage.setItem(key, hash);
    sessionStorage.setItem(key, hash);
  } catch {
    // Without storage the other tabs catch up on their next page.
  }
}
