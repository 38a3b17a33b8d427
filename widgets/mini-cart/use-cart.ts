import { useQuery } from '@tanstack/react-query';
import type { CartState } from '../../src/cart/answer';
import { queryClient } from '../../src/react/query-client';
import { useEnhanced } from '../../src/react/use-enhanced';
import { useEvent } from '../../src/react/use-event';
import type { Context } from '../../src/registry/context';

const KEY = ['cart'];

/**
 * The cart as the panel shows it: TanStack Query asks when the panel opens, and mirrors the entry's
 * store, which stays the one source of truth.
 */
export function useCart(ctx: Context) {
  const isEnhanced = useEnhanced();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: KEY,
      enabled: false,
      initialData: () => ctx.cart?.state ?? undefined,
      queryFn: async (): Promise<CartState | null> => {
        const answer = await ctx.cart?.refresh();
        if (!answer?.ok) throw new Error(answer?.reason ?? 'no shop');
        return ctx.cart?.state ?? null;
      },
    },
    queryClient,
  );
  useEvent(ctx.bus, 'cart-updated', ({ state }) => queryClient.setQueryData(KEY, state));

  return {
    count: isEnhanced ? (data?.count ?? 0) : 0,
    problem: isError ? ctx.t('cart.failed') : null,
    load: () => void (data || refetch()),
  };
}
