import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CartState } from '../../src/cart/answer';
import { queryClient } from '../../src/react/query-client';
import type { Instance } from '../../src/registry/define-widget';

/** The cart as the entry's store has it, and what asks the shop for it where it is not known yet. */
export function useCart({ cart, bus, t }: Pick<Instance, 'cart' | 'bus' | 't'>) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = new AbortController();
      bus.on('cart-updated', listener, stop.signal);
      return () => stop.abort();
    },
    [bus],
  );
  const state = useSyncExternalStore<CartState | null>(
    subscribe,
    () => cart?.state ?? null,
    () => null,
  );
  const { isError, refetch } = useQuery(
    {
      queryKey: ['cart'],
      enabled: false,
      queryFn: async () => {
        const answer = await cart?.refresh();
        if (!answer?.ok) throw new Error(answer?.reason ?? 'no shop');
        return true;
      },
    },
    queryClient,
  );
  const load = useCallback(() => void (cart?.state || refetch()), [cart, refetch]);
  return { state, problem: isError && !state ? t('cart.failed') : null, load };
}
