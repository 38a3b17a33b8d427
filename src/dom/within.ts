/** A signal that ends with `signal`, or after `milliseconds`. By hand where there is no `AbortSignal.any` (iOS before 17.4). */
export function within(signal: AbortSignal, milliseconds: number): AbortSignal {
  const ready = AbortSignal.any?.([signal, AbortSignal.timeout?.(milliseconds)]);
  if (ready) return ready;
  if (signal.aborted) return signal;
  const own = new AbortController();
  const end = () => own.abort();
  setTimeout(end, milliseconds);
  signal.addEventListener('abort', end, { signal: own.signal });
  return own.signal;
}
