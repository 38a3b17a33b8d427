import { vi } from 'vitest';

/** A `fetch` that answers, or fails, only when a test says so: `answers` has a function for each call. */
export function heldFetch() {
  const answers: ((answer: Response | Error) => void)[] = [];
  const send = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return { send, answers };
}
