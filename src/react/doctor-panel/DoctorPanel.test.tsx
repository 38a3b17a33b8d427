import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Checkup, Report } from '../../doctor/checkup';
import type { Words } from '../../doctor/told';
import { DoctorPanel } from './DoctorPanel';

afterEach(cleanup);

const words: Words = JSON.parse(
  JSON.stringify(
    Object.fromEntries(
      'title open close leave show hidden absent nothing later waiting ready failed left off unknown begins load idle visible interaction kept page'
        .split(' ')
        .map((name) => [name, `(${name})`]),
    ),
  ),
);
Object.assign(words, { count: '%s/%s/%s', media: 'at %s', script: 'costs %s', started: 'in %s ms' });
let tell: (report: Report) => void;
beforeEach(() => {
  const subscribe = (listener: typeof tell) => {
    tell = listener;
    return () => {};
  };
  render(<DoctorPanel {...{ words, titles: { map: 'Bản đồ' }, leave: '/', subscribe }} />);
});
const checkup = (more: Partial<Checkup> = {}): Checkup => ({
  element: document.body.appendChild(document.createElement('p')),
  widget: 'map',
  state: 'ready',
  moment: 'visible',
  bytes: 2048,
  ms: 35,
  errors: [],
  ...more,
});
const report = (checkups: Checkup[], more: Partial<Report> = {}) =>
  act(async () => tell({ checkups, errors: [], bytes: 5120, isThere: true, ...more }));
const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');

test('the bar says how many there are, how many failed and what the page loads', async () => {
  await report([checkup(), checkup({ state: 'failed' }), checkup({ state: 'unknown' })], {
    errors: ['cart: x'],
  });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('3/3/5.0 KB');
});

test('a widget has its title, its state, its moment and its cost', async () => {
  await report([
    checkup(),
    checkup({ state: 'later', bytes: null, ms: null, moment: 'media:(min-width: 9px)' }),
  ]);
  const [ready, later] = items();
  for (const part of ['Bản đồ', 'map', '(ready)', 'costs 2.0 KB', 'in 35 ms']) expect(ready).toContain(part);
  expect(ready).not.toContain('(begins)');
  expect(later).toContain('(begins) at (min-width: 9px)');
  expect(later).not.toContain('costs');
});

test('a failure is marked, with its reason; one of the page stands first', async () => {
  await report([checkup({ state: 'failed', errors: ['No key.'] })], { errors: ['cart: No answer.'] });
  expect(items()[0]).toContain('cart: No answer.');
  expect(items()[1]).toContain('No key.');
  expect(document.querySelectorAll('li[data-left]')).toHaveLength(2);
});

test('an element is shown on the page', async () => {
  await report([checkup()]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '(open)' })));
  await act(async () => fireEvent.click(document.querySelector('li button')!));
  expect(document.querySelector('.outline')).not.toBeNull();
});

test('a page without the plugin’s script says so', async () => {
  await report([], { isThere: false });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('(absent)');
  expect(document.body.textContent).toContain('(nothing)');
});
