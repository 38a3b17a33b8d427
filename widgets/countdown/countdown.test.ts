import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import countdown from './index';

const NOW = Date.UTC(2027, 0, 1);
let leave = () => {};
let stop = new AbortController();
let cleanups: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 300 });
  stop = new AbortController();
});
afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
  stop.abort();
  leave();
  vi.useRealTimers();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const start = async (selector = '[data-widget]', settings = {}) => {
  const ctx = fakeContext({ settings });
  const cleanup = await countdown.start({ ...ctx, element: find(selector), signal: stop.signal });
  if (cleanup) cleanups.push(cleanup);
  return { ctx, cleanup: cleanup! };
};
const shown = (selector = '[data-widget]') =>
  [...find(selector).querySelectorAll('.mullion-countdown__number')]
    .map((number) => number.textContent)
    .join(' ');
const isHidden = (value: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(value);
  document.dispatchEvent(new Event('visibilitychange'));
};
const of = (seconds: number, more = '') =>
  `<p data-widget="countdown" data-until="${inSeconds(seconds)}" ${more}>Đến <b>mai</b>.</p>`;

test.each([
  [1, '00 00 00 01'],
  [60, '00 00 01 00'],
  [3600, '00 01 00 00'],
  [86_400, '01 00 00 00'],
  [86_400 * 400 + 3600 * 23 + 60 * 59 + 59, '400 23 59 59'],
])('%i seconds are %s', async (seconds, text) => {
  page(of(seconds));
  await start();
  expect(shown()).toBe(text);
});

test('the units have their words, the timer has the date as its name and is no live region', async () => {
  page(of(90_061));
  await start();
  const timer = find('[role="timer"]');
  const words = [...timer.querySelectorAll('.mullion-countdown__label')].map((word) => word.textContent);
  expect(words).toEqual(['countdown.days', 'countdown.hours', 'countdown.minutes', 'countdown.seconds']);
  expect(timer.getAttribute('aria-label')).toBe('countdown.until');
  expect(timer.hasAttribute('aria-live')).toBe(false);
  expect(timer.textContent).toContain('01 countdown.days 01');
});

test('it counts on the full second and never drifts', async () => {
  page(of(10));
  await start();
  expect(shown()).toBe('00 00 00 10');
  vi.advanceTimersByTime(699);
  expect(shown()).toBe('00 00 00 10');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('00 00 00 09');
  for (let second = 8; second >= 3; second--) {
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe(`00 00 00 0${second}`);
  }
});

test('a timer that comes late shows what is really left', async () => {
  page(of(100));
  await start();
  vi.setSystemTime(NOW + 40_450);
  vi.runOnlyPendingTimers();
  expect(shown()).toMatch(/00 00 00 (59|60)/);
});

describe('two on one page', () => {
  test('share one timer, and each ends for itself', async () => {
    page(`<div>${of(2, 'id="a"')}${of(5, 'id="b"')}</div>`);
    await start('#a');
    await start('#b');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect([shown('#a'), shown('#b')]).toEqual(['00 00 00 00', '00 00 00 03']);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(shown('#b')).toBe('00 00 00 00');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one that leaves does not stop the other', async () => {
    page(`<div>${of(20, 'id="a"')}${of(50, 'id="b"')}</div>`);
    const { cleanup } = await start('#a');
    await start('#b');
    cleanup();
    vi.advanceTimersByTime(700);
    expect(shown('#b')).toBe('00 00 00 49');
  });
});

describe('a hidden page', () => {
  test('has no timer, and shows the right time as soon as it is seen', async () => {
    page(of(100));
    await start();
    isHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOW + 50_000);
    isHidden(false);
    expect(shown()).toBe('00 00 00 50');
    expect(vi.getTimerCount()).toBe(1);
  });

  test('on which it ended tells so when it is seen', async () => {
    page(of(100));
    const { ctx } = await start();
    isHidden(true);
    vi.setSystemTime(NOW + 8 * 3_600_000);
    isHidden(false);
    expect(shown()).toBe('00 00 00 00');
    expect(ctx.announce).toHaveBeenCalledOnce();
  });
});

test('the content of the page is kept, node for node, and given back', async () => {
  page(of(100));
  const before = find('p').outerHTML;
  const bold = find('b');
  const { cleanup } = await start();
  expect(find('.mullion-countdown__text b')).toBe(bold);
  cleanup();
  expect(find('p').outerHTML).toBe(before);
  expect(find('b')).toBe(bold);
  expect(vi.getTimerCount()).toBe(0);
});
