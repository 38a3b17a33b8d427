import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Cleanup } from '../../../src/registry/define-widget';
import countdown from '../../../widgets/countdown';
import { fakeContext } from './context';
import { find, freshPage } from './page';

/** When the tests of the countdown play: a little after the full second. */
const NOW = Date.UTC(2027, 0, 1);

export const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
export const setTime = (seconds: number) => vi.setSystemTime(NOW + seconds * 1000);

/** A paragraph that counts; `more` are further attributes. */
export const counting = (seconds: number, more = '') =>
  `<p data-widget="countdown" data-until="${inSeconds(seconds)}" ${more}>Đến <b>mai</b>.</p>`;

/** Gives each test of the file a page with a clock of its own, and takes down what it started. */
export function countdowns() {
  let leave = () => {};
  let stop = new AbortController();
  let ends: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW + 300 });
    stop = new AbortController();
  });
  afterEach(async () => {
    await act(async () => {
      stop.abort();
      for (const end of ends) end();
    });
    ends = [];
    leave();
    vi.useRealTimers();
  });
  return {
    page(html: string) {
      leave = freshPage(html);
    },
    async start(selector = '[data-widget]', settings = {}) {
      const ctx = fakeContext({ settings });
      let cleanup: Cleanup | undefined;
      await act(async () => {
        const scope = { ...ctx, element: find(selector), signal: stop.signal };
        cleanup = (await countdown.start(scope)) ?? undefined;
      });
      const end = () => act(async () => cleanup?.());
      ends.push(() => cleanup?.());
      return { ctx, end };
    },
    signal: () => stop.signal,
  };
}

export const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

/** The numbers of the clock as they are shown. */
export const shown = (selector = '[data-widget]') =>
  (within(find(selector)).getByRole('timer').textContent?.match(/\d+/g) ?? []).join(' ');
