import type { Values } from './form-inputs';

type SetData = (namespace: string, values: Values, replace: boolean) => void;

/** As much of WordPress's data registry as the checkout block is reached through. */
interface Data {
  dispatch(store: string): { setExtensionData?: SetData; __internalSetExtensionData?: SetData } | undefined;
  subscribe?(listener: () => void, store?: string): () => void;
}

const STORE = 'wc/store/checkout';
const NAMESPACE = 'woocommerce/order-attribution';

/**
 * Gives the checkout block the values that go along with its order, as soon as it is there.
 *
 * @returns `refresh()`, for when the values have changed.
 */
export function serveBlock(read: () => Values): () => void {
  const push = (): boolean => {
    const actions = dataOf()?.dispatch(STORE);
    // The second name is that of WooCommerce before 9.9.
    const set = actions?.setExtensionData ?? actions?.__internalSetExtensionData;
    set?.(NAMESPACE, read(), true);
    return Boolean(set);
  };
  let isHeard = false;
  const listen = () => {
    const data = dataOf();
    if (isHeard || !data?.subscribe) return;
    isHeard = true;
    push();
    const stop = data.subscribe(() => {
      // The store begins with its own data; ours go in once more at its first change.
      if (!dataOf()?.dispatch(STORE)) return;
      stop();
      push();
    }, STORE);
  };
  // The block declares no order among the scripts, and an optimiser may hold all of them back.
  listen();
  addEventListener('load', listen);
  document.addEventListener('focusin', listen);
  return push;
}

const dataOf = () => (window as { wp?: { data?: Data } }).wp?.data;
