import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { within } from './within';

describe.each(['as browsers have it', 'by hand'])('a signal within a time, %s', (way) => {
  const { any } = AbortSignal;
  beforeEach(() => {
    if (way === 'by hand') Reflect.deleteProperty(AbortSignal, 'any');
  });
  afterEach(() => {
    AbortSignal.any = any;
  });

  test('ends with the signal that it was given', () => {
    const outer = new AbortController();
    const signal = within(outer.signal, 10_000);
    expect(signal.aborted).toBe(false);
    outer.abort();
    expect(signal.aborted).toBe(true);
  });

  test('has ended where that one has', () => {
    expect(within(AbortSignal.abort(), 10_000).aborted).toBe(true);
  });

  test('ends after its time, without the other', async () => {
    const outer = new AbortController();
    const signal = within(outer.signal, 20);
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
    expect(outer.signal.aborted).toBe(false);
  });
});
