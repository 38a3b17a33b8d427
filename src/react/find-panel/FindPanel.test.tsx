import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../../tests/unit/helpers/find';
import type { Entry } from '../../find/found';
import { FindPanel } from './FindPanel';

afterEach(cleanup);

const pages = [{ title: 'Cart', url: '/cart/?mullion=find' }];
let tell: (entries: Entry[]) => void;
beforeEach(() => {
  const end = vi.fn();
  const subscribe = (listener: typeof tell) => {
    tell = listener;
    return end;
  };
  render(<FindPanel {...{ words, titles: { slider: 'Slider' }, pages, leave: '/deals/', subscribe }} />);
});
const element = () => document.body.appendChild(document.createElement('p'));
const entry = (more: Partial<Entry> = {}): Entry => ({
  widget: 'slider',
  what: 'slick',
  elements: [element()],
  selector: '.deals',
  lines: 'one\ntwo',
  isLeft: false,
  ...more,
});
const found = (...entries: Entry[]) => act(async () => tell(entries));
const dialog = () => document.querySelector('dialog')!;
const opener = () => screen.getByRole('button', { name: 'open %s' });
const press = (target: Element) => act(async () => fireEvent.click(target));

test('it begins closed, and tells how many things were found', async () => {
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('nothing %s');
  await found(entry(), entry({ selector: '.others' }));
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('count 2');
  expect(dialog().open).toBe(false);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/deals/');
});

test('the list opens beside the page, and Escape anywhere closes it and gives the focus back', async () => {
  await found(entry());
  await press(opener());
  expect(dialog().open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(dialog().open).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('a thing says what it is, what it can become, where it is, and the lines', async () => {
  await found(entry(), entry({ what: 'required', selector: '.ask', note: 'date', isLeft: true, lines: '' }));
  const [one, other] = document.querySelectorAll<HTMLElement>('li');
  expect(one?.textContent).toContain('slick');
  expect(one?.textContent).toContain('becomes Slider');
  expect(one?.querySelector('textarea')?.value).toBe('one\ntwo');
  expect(other?.textContent).toContain('required %s');
  expect(other?.textContent).toContain('leftWhy %s');
  expect(other?.textContent).toContain('date %s');
  expect(within(other!).queryByRole('textbox', { hidden: true })).toBeNull();
});

test('each press shows the next of several, outlined, until the list is closed', async () => {
  const elements = [element(), element()];
  const seen = elements.map((one) => vi.spyOn(one, 'scrollIntoView'));
  await found(entry({ elements }));
  await press(opener());
  const show = document.querySelector('li button')!;
  await press(show);
  expect(seen.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
  await press(show);
  expect(seen.map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
  expect(document.querySelector('.outline')).not.toBeNull();
  await act(async () => fireEvent.keyDown(document, { key: 'Escape' }));
  expect(document.querySelector('.outline')).toBeNull();
});

test('the lines are copied, and it is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await found(entry());
  await press(document.querySelectorAll('li button')[1]!);
  expect(write).toHaveBeenCalledWith('one\ntwo');
  expect(document.querySelector('li [role="status"]')?.textContent).toBe('copied %s');
});

test('from a page that has nothing, too, the list leads on to other pages', async () => {
  await press(opener());
  const links = within(screen.getByRole('navigation', { name: 'pages %s' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cart', '/cart/?mullion=find'],
  ]);
});
