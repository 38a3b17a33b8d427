import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { bus } from '../bus/bus';
import { Checkups, type Report } from './checkup';

let leave = () => {};
beforeEach(() => {
  leave = freshPage(
    '<p id="a" data-widget="countdown"></p><p id="b" data-widget="map" data-hydrate="interaction"></p>' +
      '<p id="c" data-widget="chat"></p><p id="d" data-widget="nobody"></p>',
  );
  const widgets = {
    countdown: ['countdown-1.js', 'visible', []],
    map: ['map-1.js', 'visible', []],
    chat: false,
  };
  vi.stubGlobal('mullion', { on: () => {}, config: { base: 'https://shop.test/build/', widgets } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://shop.test/build/countdown-1.js', transferSize: 2048 },
    { name: 'https://shop.test/build/entry-1.js', transferSize: 4096 },
    { name: 'https://shop.test/theme.js', transferSize: 90_000 },
  ] as unknown as PerformanceEntryList);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});
const of = ({ checkups }: Report, id: string) => checkups.find(({ element }) => element.id === id);

test('each element has the state, the moment and the cost of its widget', () => {
  find('#a').dataset.state = 'ready';
  const report = new Checkups().report();
  expect(of(report, 'a')).toMatchObject({ state: 'ready', moment: 'visible', bytes: 2048, errors: [] });
  expect(of(report, 'b')).toMatchObject({ state: 'later', moment: 'interaction', bytes: null });
  expect(of(report, 'c')).toMatchObject({ state: 'off' });
  expect(of(report, 'd')).toMatchObject({ state: 'unknown' });
  expect(report.bytes).toBe(6144);
});

test('it is told from its moment to its being ready, once', async () => {
  const checkups = new Checkups();
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  find('#a').dataset.state = 'waiting';
  await Promise.resolve();
  now.mockReturnValue(135.4);
  find('#a').dataset.state = 'ready';
  await Promise.resolve();
  expect(of(checkups.report(), 'a')?.ms).toBe(35);
});

test('errors stand with their element, or with the page', () => {
  const checkups = new Checkups();
  const error = (message: string) => Object.assign(new Error(message), { code: 'crashed', widget: 'map' });
  bus.emit('error', { widget: 'map', element: find('#b'), error: error('No key.') } as never);
  bus.emit('error', { widget: 'cart', element: null, error: error('No answer.') } as never);
  const report = checkups.report();
  expect(of(report, 'b')?.errors).toEqual(['No key.']);
  expect(report.errors).toEqual(['cart: No answer.']);
});

test('without the script of the plugin it says so, and finds nothing known', () => {
  vi.unstubAllGlobals();
  const report = new Checkups().report();
  expect(report.isThere).toBe(false);
  expect(of(report, 'a')?.state).toBe('unknown');
});
