import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the render that must equal the server's markup, true from the next one on. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
