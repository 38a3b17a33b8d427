import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../src/bus/bus';
import { fakeContext } from '../../tests/unit/helpers/context';
import { countdowns, counting, pass, shown } from '../../tests/unit/helpers/countdown';
import { find } from '../../tests/unit/helpers/page';
import countdown from './index';

const { page, start, signal } = countdowns();

describe('at zero', () => {
  test('it stops, says so once and sends one event', async () => {
    page(counting(2));
    const { ctx } = await start();
    const heard = vi.fn();
    bus.on('countdown-ended', heard, signal());
    await pass(60);
    expect(shown()).toBe('00 00 00 00');
    expect(ctx.announce.mock.calls).toEqual([['countdown.ended']]);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ element: find('p') }, expect.anything());
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a text takes the place of the clock, as text', async () => {
    page(counting(1, 'data-ended="&lt;b&gt;Hết&lt;/b&gt;"'));
    const { ctx } = await start();
    await pass(1);
    expect(screen.getByText('<b>Hết</b>')).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('<b>Hết</b>');
  });

  test('the element goes where its author wants that, and is back when the widget ends', async () => {
    page(counting(1, 'data-ended-hide'));
    const { end } = await start();
    expect(find('p').hidden).toBe(false);
    await pass(1);
    expect(find('p').hidden).toBe(true);
    await end();
    expect(find('p').hidden).toBe(false);
  });

  test('of long ago nothing is said, but the event is sent', async () => {
    page(counting(-5000, 'data-ended="Hết"'));
    const heard = vi.fn();
    bus.on('countdown-ended', heard, signal());
    const { ctx } = await start();
    expect(heard).toHaveBeenCalledOnce();
    expect(ctx.announce).not.toHaveBeenCalled();
    expect(screen.getByText('Hết')).toBeDefined();
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
  ])('that cannot be read is named, and the text stays: %s', async (html, message) => {
    page(html);
    const scope = { ...fakeContext(), element: find('p'), signal: signal() };
    await expect(countdown.start(scope)).rejects.toThrow(message);
    expect(document.body.innerHTML).toBe(html);
    expect(vi.getTimerCount()).toBe(0);
  });
});
