import { vi } from 'vitest';

/** Has `AbortSignal.timeout` follow the fake timers, which do not know of it; ends with `vi.restoreAllMocks()`. */
export function fakeTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
    return end.signal;
  });
}
