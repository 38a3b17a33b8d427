import { QueryClient } from '@tanstack/react-query';

/** One client for every root of the page; hooks take it as their second argument. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
});
