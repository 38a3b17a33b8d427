import { useQuery } from '@tanstack/react-query';
import type { CartState } from '../../src/cart/answer';
import { queryClient } from '../../src/react/query-client';
import { useEnhanced } from '../../src/react/use-enhanced';
import { useEvent } from '../../src/react/use-event';
import type { Instance } from '../../src/registry/define-widget';

const KEY = ['cart'];

/**
 * The cart as the panel shows it: TanStack Query asks when the panel opens, and mirrors the entry's
 * store, which stays the one source of truth.
 */
export function useCart({ cart, bus, t }: Pick<Instance, 'cart' | 'bus' | 't'>) {
  const isEnhanced = useEnhanced();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: KEY,
      enabled: false,
      initialData: () => cart?.state ?? undefined,
      queryFn: async (): Promise<CartState | null> => {
        const answer = await cart?.refresh();
        if (!answer?.ok) throw new Error(answer?.reason ?? 'no shop');
        return cart?.state ?? null;
      },
    },
    queryClient,
  );
  useEvent(bus, 'cart-updated', ({ state }) => queryClient.setQueryData(KEY, state));

  return {
    count: isEnhanced ? (data?.count ?? 0) : 0,
    problem: isError ? t('cart.failed') : null,
    load: () => void (data || refetch()),
  };
}
