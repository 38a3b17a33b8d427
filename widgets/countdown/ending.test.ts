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
const of = (seconds: number, more = '') =>
  `<p data-widget="countdown" data-until="${inSeconds(seconds)}" ${more}>Đến <b>mai</b>.</p>`;

describe('at zero', () => {
  test('it stops, says so once and sends one event', async () => {
    page(of(2));
    const { ctx } = await start();
    const heard = vi.fn();
    ctx.bus.on('countdown-ended', heard, stop.signal);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('00 00 00 00');
    expect(ctx.announce.mock.calls).toEqual([['countdown.ended']]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ element: find('p') }, expect.anything());
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a text takes the place of the clock, as text', async () => {
    page(of(1, 'data-ended="&lt;b&gt;Hết&lt;/b&gt;"'));
    const { ctx } = await start();
    vi.advanceTimersByTime(1000);
    expect(find('.mullion-countdown__ended').textContent).toBe('<b>Hết</b>');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    expect(ctx.announce).toHaveBeenCalledWith('<b>Hết</b>');
  });

  test('the element goes where its author wants that', async () => {
    page(of(1, 'data-ended-hide'));
    await start();
    expect(find('p').hidden).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(find('p').hidden).toBe(true);
  });

  test('of long ago nothing is said, but the event is sent', async () => {
    page(of(-5000, 'data-ended="Hết"'));
    const heard = vi.fn();
    const ctx = fakeContext();
    ctx.bus.on('countdown-ended', heard, stop.signal);
    await countdown.start({ ...ctx, element: find('p'), signal: stop.signal });
    expect(heard).toHaveBeenCalledOnce();
    expect(ctx.announce).not.toHaveBeenCalled();
    expect(find('.mullion-countdown__ended').textContent).toBe('Hết');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the date', () => {
  test.each([
    ['data-until', '<p data-widget="c" data-until="2027-01-01T00:01:00Z" data-date="x">a</p>'],
    ['data-date', '<p data-widget="c" data-date="2027-01-01T00:01:00Z">a</p>'],
    ['a <time> that is it', '<time data-widget="c" datetime="2027-01-01T00:01:00Z">a</time>'],
    ['a <time> in it', '<p data-widget="c">a <time datetime="2027-01-01T00:01:00Z">b</time></p>'],
    ['its own zone', '<p data-widget="c" data-until="2027-01-01 07:01" data-timezone="+07:00">a</p>'],
  ])('is read from %s', async (_where, html) => {
    page(html);
    await start();
    expect(shown()).toBe('00 00 01 00');
  });

  test('without an offset is meant in the zone of the site', async () => {
    page('<p data-widget="c" data-until="2027/01/01 09:01:00">a</p>');
    await start('p', { site: { timezone: 'Asia/Tokyo' } });
    expect(shown()).toBe('00 00 01 00');
  });

  test.each([
    [
      '<p data-widget="c" data-until="ngày mai">Mai</p>',
      /"ngày mai".*2027-01-01T00:00:00\+07:00.*bad-attribute/,
    ],
    ['<p data-widget="c">Mai</p>', /""/],
    ['<p data-widget="c" data-until="2027-01-01" data-timezone="Mars">Mai</p>', /"Mars".*Asia\/Ho_Chi_Minh/],
  ])('that cannot be read is named, and the text stays: %s', (html, message) => {
    page(html);
    expect(() => countdown.start({ ...fakeContext(), element: find('p'), signal: stop.signal })).toThrow(
      message,
    );
    expect(document.body.innerHTML).toBe(html);
    expect(vi.getTimerCount()).toBe(0);
  });
});
