import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import modal, { open } from './index';

let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  for (const open of document.querySelectorAll('dialog')) open.close();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const dialog = (selector = 'dialog') => find<HTMLDialogElement>(selector);
const start = async (selector = 'dialog') => {
  const cleanup = await modal.start({ ...fakeContext(), element: find(selector), signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
};
const isLocked = () => document.documentElement.classList.contains('mullion-locked');
const byHand =
  '<dialog data-widget="modal" id="a"><h2>Giao hàng</h2><button data-close value="v">x</button></dialog>';

describe('an opener', () => {
  test.each([
    ['a link to it', '<a id="o" href="#a">x</a>'],
    ['data-modal-open', '<button id="o" data-modal-open="a">x</button>'],
    ['commandfor', '<button id="o" commandfor="a" command="show-modal">x</button>'],
    ['aria-controls', '<button id="o" aria-controls="a">x</button>'],
    ['what stands in one', '<a href="#a"><b id="o">x</b></a>'],
  ])('opens the dialog: %s', async (_what, html) => {
    page(html + byHand);
    await start();
    expect(click(find('#o')).defaultPrevented).toBe(true);
    await settled();
    expect(dialog().open).toBe(true);
  });

  test('that comes later works as well', async () => {
    page(byHand);
    await start();
    document.body.insertAdjacentHTML('beforeend', '<a id="o" href="#a">x</a>');
    click(find('#o'));
    await settled();
    expect(dialog().open).toBe(true);
  });

  test.each([
    ['of another dialog', '<a id="o" href="#b">x</a>', {}],
    ['to nothing', '<a id="o" href="#">x</a>', {}],
    ['clicked for a new tab', '<a id="o" href="#a">x</a>', { ctrlKey: true }],
  ])('is left alone: one %s', async (_what, html, init) => {
    page(html + byHand);
    await start();
    expect(click(find('#o'), init).defaultPrevented).toBe(false);
    expect(dialog().open).toBe(false);
  });

  test.each([
    ['a link, although a theme that scrolls smoothly takes all of them', '<a id="o" href="#a">x</a>', true],
    ['no button that another script has dealt with', '<button id="o" data-modal-open="a">x</button>', false],
  ])('is opened by %s', async (_what, html, isOpen) => {
    page(html + byHand);
    await start();
    find('#o').addEventListener('click', (event) => event.preventDefault());
    click(find('#o'));
    expect(dialog().open).toBe(isOpen);
  });

  test('is left alone: what stands in the dialog itself', async () => {
    page('<dialog id="a"><a id="o" href="#a">x</a></dialog>');
    await start();
    expect(click(find('#o')).defaultPrevented).toBe(false);
  });

  test('an id that would break a selector breaks nothing', async () => {
    page('<a id="o" href="#b">x</a><dialog id="a],[x"></dialog>');
    await start();
    expect(click(find('#o')).defaultPrevented).toBe(false);
  });

  test.each([
    ['has a role of its own keeps it', '<a id="o" role="menuitem" href="#a">x</a>', 'menuitem'],
    ['is a button already gets none', '<button id="o" data-modal-open="a">x</button>', null],
  ])('that %s', async (_what, html, role) => {
    page(html + byHand);
    await start();
    expect(find('#o').getAttribute('role')).toBe(role);
    stop.abort();
    expect(find('#o').getAttribute('role')).toBe(role);
  });

  test('hears no more when the dialog has left', async () => {
    page(`<a id="o" href="#a">x</a>${byHand}`);
    await start();
    const before = find('dialog').outerHTML;
    expect(find('#o').getAttribute('aria-haspopup')).toBe('dialog');
    stop.abort();
    expect(find('#o').getAttributeNames()).toEqual(['id', 'href']);
    expect(click(find('#o')).defaultPrevented).toBe(false);
    expect(before).toContain('aria-labelledby');
    expect(find('dialog').hasAttribute('aria-labelledby')).toBe(false);
  });
});

test('an address opens it, also one with Vietnamese letters, and is left at the top of the page', async () => {
  page('<dialog data-widget="modal" id="giao-hàng"><h2>Giao hàng</h2></dialog>');
  history.replaceState({ of: 'the theme' }, '', '#giao-hàng');
  const scrolled = vi.spyOn(window, 'scrollTo');
  await start();
  expect(dialog().open).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
  dialog().close();
  await settled();
  expect(location.hash).toBe('');
  expect(history.state).toEqual({ of: 'the theme' });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  history.replaceState(null, '');
});

describe('two dialogs', () => {
  const two =
    '<a id="oa" href="#a">a</a><a id="ob" href="#b">b</a><dialog id="a"></dialog><dialog id="b"></dialog>';

  test('do not disturb each other, and the page scrolls when the last is closed', async () => {
    page(two);
    await start('#a');
    await start('#b');
    click(find('#oa'));
    click(find('#ob'));
    await settled();
    expect([dialog('#a').open, dialog('#b').open]).toEqual([true, true]);
    dialog('#b').close();
    expect([dialog('#a').open, isLocked()]).toEqual([true, true]);
    dialog('#a').close();
    expect(isLocked()).toBe(false);
  });
});

describe('a name', () => {
  test('is the first heading', async () => {
    page(byHand);
    await start();
    expect(dialog().getAttribute('aria-labelledby')).toBe(find('h2').id);
  });

  test.each(['aria-label="Tên"', 'aria-labelledby="b"'])(
    'is the one that the author gave: %s',
    async (given) => {
      page(byHand.replace('id="a"', `id="a" ${given}`));
      const before = dialog().outerHTML;
      await start();
      expect(dialog().outerHTML).toBe(before);
    },
  );
});

test.each(['<div data-widget="modal" id="a"></div>', '<dialog data-widget="modal"></dialog>'])(
  'says what is wrong with %s',
  (html) => {
    page(html);
    expect(() =>
      modal.start({ ...fakeContext(), element: find('[data-widget]'), signal: stop.signal }),
    ).toThrow(/<dialog data-widget="modal" id="…">.*bad-markup/);
  },
);

describe('open()', () => {
  test('is kept with the value of what closed it', async () => {
    page(byHand);
    const closed = open('a');
    await settled();
    click(find('[data-close]'));
    expect(await closed).toBe('v');
  });

  test('says which dialog there is not', async () => {
    page('');
    await expect(open('nowhere')).rejects.toThrow('"nowhere"');
  });
});
