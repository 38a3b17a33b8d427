import { useCallback, useSyncExternalStore } from 'react';
import { Ticker } from './ticker';

/** One for all countdowns of the page. */
const ticker = new Ticker();

/** The whole seconds until a moment; null on the render that must equal the page, which knows no time. */
export function useTimeLeft(until: number): number | null {
  const follow = useCallback((tell: () => void) => ticker.follow(until, tell), [until]);
  return useSyncExternalStore(
    follow,
    () => ticker.left(until),
    () => null,
  );
}
