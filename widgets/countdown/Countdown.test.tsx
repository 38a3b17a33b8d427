import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { countdowns, counting, pass, setTime, shown } from '../../tests/unit/helpers/countdown';
import { find } from '../../tests/unit/helpers/page';
import { areSame, nodesOf, silentConsole } from '../../tests/unit/helpers/react';
import dated from './golden/default.html?raw';
import hiding from './golden/ended-hide.html?raw';
import over from './golden/ended-text.html?raw';
import local from './golden/no-offset.html?raw';

const { page, start } = countdowns();
const hidden = (value: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(value);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.each([
  [1, '00 00 00 01'],
  [60, '00 00 01 00'],
  [3600, '00 01 00 00'],
  [86_400, '01 00 00 00'],
  [86_400 * 400 + 3600 * 23 + 60 * 59 + 59, '400 23 59 59'],
])('%i seconds are %s', async (seconds, text) => {
  page(counting(seconds));
  await start();
  expect(shown()).toBe(text);
});

test('the units have their words, the timer has the date as its name and is no live region', async () => {
  page(counting(90_061));
  await start();
  const timer = screen.getByRole('timer', { name: 'countdown.until' });
  for (const unit of ['days', 'hours', 'minutes', 'seconds'])
    expect(within(timer).getByText(`countdown.${unit}`)).toBeDefined();
  expect(timer.hasAttribute('aria-live')).toBe(false);
  expect(timer.textContent).toContain('01 countdown.days 01');
});

test('it counts on the full second and never drifts', async () => {
  page(counting(10));
  await start();
  expect(shown()).toBe('00 00 00 10');
  await pass(0.7);
  expect(shown()).toBe('00 00 00 09');
  for (let second = 8; second >= 3; second--) {
    await pass(1);
    expect(shown()).toBe(`00 00 00 0${second}`);
  }
});

test('a timer that comes late shows what is really left', async () => {
  page(counting(100));
  await start();
  setTime(40.45);
  await act(async () => vi.runOnlyPendingTimers());
  expect(shown()).toMatch(/00 00 00 (59|60)/);
});

describe('two on one page', () => {
  test('share one timer, and each ends for itself', async () => {
    page(`<div>${counting(2, 'id="a"')}${counting(5, 'id="b"')}</div>`);
    await start('#a');
    await start('#b');
    expect(vi.getTimerCount()).toBe(1);
    await pass(2);
    expect([shown('#a'), shown('#b')]).toEqual(['00 00 00 00', '00 00 00 03']);
    expect(vi.getTimerCount()).toBe(1);
    await pass(3);
    expect(shown('#b')).toBe('00 00 00 00');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one that leaves does not stop the other', async () => {
    page(`<div>${counting(20, 'id="a"')}${counting(50, 'id="b"')}</div>`);
    const { end } = await start('#a');
    await start('#b');
    await end();
    await pass(0.7);
    expect(shown('#b')).toBe('00 00 00 49');
  });
});

describe('a hidden page', () => {
  test('has no timer, and shows the right time as soon as it is seen', async () => {
    page(counting(100));
    await start();
    await hidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setTime(50);
    await hidden(false);
    expect(shown()).toBe('00 00 00 50');
    expect(vi.getTimerCount()).toBe(1);
  });

  test('on which it ended tells so when it is seen', async () => {
    page(counting(100));
    const { ctx } = await start();
    await hidden(true);
    setTime(8 * 3600);
    await hidden(false);
    expect(shown()).toBe('00 00 00 00');
    expect(ctx.announce).toHaveBeenCalledOnce();
  });
});

test('the content of the page is kept, node for node, and given back', async () => {
  page(counting(100));
  const before = find('p').outerHTML;
  const nodes = nodesOf(find('p'));
  const { end } = await start();
  expect(areSame(nodesOf(find('.mullion-countdown__text')), nodes)).toBe(true);
  await end();
  expect(find('p').outerHTML).toBe(before);
  expect(areSame(nodesOf(find('p')), nodes)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(Object.entries({ dated, local, over, hiding }))(
  'what our template prints stays, every node of it: %s',
  async (_case, html) => {
    const consoleError = silentConsole();
    page(html);
    const nodes = nodesOf(find('[data-widget]'));
    const { ctx, end } = await start();
    expect(areSame(nodesOf(find('[data-widget]')).slice(0, nodes.length), nodes)).toBe(true);
    expect(find('[data-widget]').childElementCount).toBe(2);
    await end();
    expect(areSame(nodesOf(find('[data-widget]')), nodes)).toBe(true);
    expect(ctx.report).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  },
);

test('one that a page builder has copied while it ran counts, too, by one clock', async () => {
  page(counting(90));
  await start();
  const copy = find('[data-widget]').cloneNode(true) as HTMLElement;
  copy.id = 'copy';
  find('[data-widget]').after(copy);
  await start('#copy');
  await pass(31);
  expect(shown('#copy')).toBe('00 00 00 59');
  expect(shown()).toBe('00 00 00 59');
});
