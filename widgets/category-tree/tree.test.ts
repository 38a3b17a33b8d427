import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import tree from './index';

/** `A` with `A1`, which has `A11`, and `A2`; `B` with `B1`, which has `B11`; `C`. */
const item = (name: string, children = '', more = '') =>
  `<li id="${name}" ${more}><a href="/${name}">${name}</a>${children && `<ul>${children}</ul>`}</li>`;
const all = (more: Record<string, string> = {}) =>
  `<ul class="product-categories">${item(
    'A',
    item('A1', item('A11'), more.A1) + item('A2', item('A21'), more.A2),
    more.A,
  )}${item('B', item('B1', item('B11', '', more.B11), more.B1), more.B)}${item('C')}</ul>`;

let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const start = async (selector = '.product-categories') => {
  const cleanup = await tree.start({ ...fakeContext(), element: find(selector), signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
};
const button = (id: string) => find<HTMLButtonElement>(`#${id} > button`);
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((one) => one.parentElement?.id);
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('li ul')]
    .filter(({ hidden }) => !hidden)
    .map((list) => list.parentElement?.id);
const press = async (id: string) => {
  click(button(id));
  await settled();
};

test('every item with a list has a button between its link and the list, and no other', async () => {
  page(all());
  await start();
  expect([...document.querySelectorAll('button')].map((one) => one.parentElement?.id)).toEqual([
    'A',
    'A1',
    'A2',
    'B',
    'B1',
  ]);
  const one = button('A');
  expect([one.previousElementSibling?.tagName, one.nextElementSibling?.tagName]).toEqual(['A', 'UL']);
  expect(one.getAttribute('aria-controls')).toBe(find('#A > ul').id);
  expect(one.getAttribute('aria-label')).toBe('category-tree.open');
  expect(document.querySelector('[role="tree"]')).toBeNull();
});

test('an item that a theme has given a sign of its own is left to it, also when that comes later', async () => {
  page(all());
  const sign = () => find('#A').insertAdjacentHTML('afterbegin', '<i class="open-this"></i>');
  find('#B').insertAdjacentHTML('beforeend', '<span class="accordion-toggle"></span>');
  // A picture of the category is no sign.
  find('#A1').insertAdjacentHTML('afterbegin', '<i class="icon-door"></i>');
  await start();
  expect(find('#B').querySelector(':scope > button')).toBeNull();
  expect(button('A')).not.toBeNull();
  sign();
  await settled();
  expect(find('#A').querySelector(':scope > button')).toBeNull();
  expect(find('#A > ul').hidden).toBe(false);
  expect(button('A1')).not.toBeNull();
});

describe('opening an item', () => {
  test('closes its siblings and everything in them', async () => {
    page(all());
    await start();
    for (const id of ['A', 'A1', 'B']) await press(id);
    expect(open()).toEqual(['B']);
    expect(visible()).toEqual(['B']);
    await press('A');
    expect(open()).toEqual(['A']);
    expect(visible()).toEqual(['A']);
  });

  test('leaves what holds it open, and closes a sibling on its own level alone', async () => {
    page(all());
    await start();
    for (const id of ['A', 'A1', 'A2']) await press(id);
    expect(open()).toEqual(['A', 'A2']);
  });

  test('that is open closes it, and what was open in it stays so', async () => {
    page(all());
    await start();
    for (const id of ['A', 'A1', 'A']) await press(id);
    expect(open()).toEqual(['A1']);
    await press('A');
    expect(open()).toEqual(['A', 'A1']);
  });
});

describe('open at first', () => {
  test.each([
    ['nothing where no page of it is shown', {}, []],
    [
      'the branch of the category',
      { A: 'class="current-cat-parent"', A1: 'class="current-cat"' },
      ['A', 'A1'],
    ],
    ['the ancestors as WordPress calls them', { B: 'class="current-cat-ancestor"' }, ['B']],
    ['the branch of aria-current', { B11: 'aria-current="page"' }, ['B', 'B1']],
    ['nothing for aria-current="false"', { B11: 'aria-current="false"' }, []],
  ])('%s', async (_what, more, branches) => {
    page(all(more));
    await start();
    expect(open()).toEqual(branches);
    expect(visible()).toEqual(branches);
  });
});

test('two on one page do not disturb each other', async () => {
  const second = all()
    .replaceAll(/id="(\w+)"/g, 'id="x$1"')
    .replace('product-categories', 'second');
  page(all() + second);
  await start();
  await start('.second');
  for (const id of ['A', 'xB']) await press(id);
  expect(open()).toEqual(['A', 'xB']);
});

test('the markup is given back to the letter, and the buttons hear no more', async () => {
  page(all({ A: 'class="current-cat"' }));
  // The theme's own.
  find('#B > ul').id = 'list-of-b';
  const before = document.body.innerHTML;
  await start();
  const one = button('B');
  stop.abort();
  click(one);
  await settled();
  expect(document.body.innerHTML).toBe(before);
});
