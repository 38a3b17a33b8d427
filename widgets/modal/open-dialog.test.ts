import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDialog } from '../../src/ui/dialog';
import { click, find, freshPage } from '../../tests/unit/helpers/page';

let leave = () => {};
afterEach(() => {
  for (const open of document.querySelectorAll('dialog')) open.close();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const dialog = (selector = 'dialog') => find<HTMLDialogElement>(selector);
const isLocked = () => document.documentElement.classList.contains('mullion-locked');

describe('openDialog', () => {
  test('a closing button of a dialog within closes that one alone', () => {
    page('<dialog id="a"><dialog id="b"><button data-close>x</button></dialog></dialog>');
    openDialog(dialog('#a'));
    openDialog(dialog('#b'));
    click(find('button'));
    expect([dialog('#a').open, dialog('#b').open]).toEqual([true, false]);
    dialog('#a').close();
    expect(isLocked()).toBe(false);
  });

  test('one that leaves the page while it is open lets the page scroll', async () => {
    page('<dialog></dialog>');
    const closed = vi.fn();
    openDialog(dialog(), { onClose: closed });
    expect(isLocked()).toBe(true);
    dialog().remove();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isLocked()).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('called twice it locks the page once', () => {
    page('<dialog></dialog>');
    const closed = vi.fn();
    openDialog(dialog(), { onClose: closed });
    const close = openDialog(dialog());
    expect(closed).not.toHaveBeenCalled();
    close();
    expect(closed).toHaveBeenCalledOnce();
    expect(isLocked()).toBe(false);
  });

  test('opened again before its closing was told, it ends the first opening and stays open', () => {
    page('<dialog></dialog>');
    const [first, second] = [vi.fn(), vi.fn()];
    openDialog(dialog(), { onClose: first });
    dialog().removeAttribute('open'); // what close() does before its event
    openDialog(dialog(), { onClose: second });
    dialog().dispatchEvent(new Event('close'));
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    expect(isLocked()).toBe(true);
    dialog().close();
    expect(second).toHaveBeenCalledOnce();
    expect(isLocked()).toBe(false);
  });

  test('where nothing is left to take the focus, the main part takes it for once', () => {
    page('<header><a href="/">x</a></header><main><button id="o">x</button></main><dialog></dialog>');
    find('#o').focus();
    openDialog(dialog());
    find('#o').remove();
    dialog().close();
    expect(document.activeElement).toBe(find('main'));
    find('main').blur();
    expect(find('main').hasAttribute('tabindex')).toBe(false);
  });

  test.each([
    ['what follows in the list', '#b', '#c'],
    ['what stands before it in the list, at its end', '#c', '#b'],
  ])('an opener that is gone leaves the focus to %s', (_what, gone, next) => {
    const rows = ['a', 'b', 'c']
      .map((id) => `<li id="row-${id}"><button id="${id}">x</button></li>`)
      .join('');
    page(`<main><ul>${rows}</ul><a href="/">x</a></main><dialog></dialog>`);
    find(gone).focus();
    openDialog(dialog());
    find(gone).parentElement?.remove();
    dialog().close();
    expect(document.activeElement).toBe(find(next));
  });
});

describe('the focus of a dialog that nothing has opened', () => {
  const html = '<a id="first" href="/">x</a><main><a href="/a">x</a></main><dialog></dialog>';

  test('goes to the main part', () => {
    page(html);
    openDialog(dialog());
    dialog().close();
    expect(document.activeElement).toBe(find('main'));
  });

  test('stays where the theme has put it meanwhile', () => {
    page(html);
    openDialog(dialog(), { opener: null });
    find('#first').focus();
    dialog().close();
    expect(document.activeElement).toBe(find('#first'));
  });
});

describe('a click beside it', () => {
  const clickAt = (clientX: number, clientY: number, pressed: Element = dialog()) => {
    const at = { bubbles: true, clientX, clientY };
    pressed.dispatchEvent(new MouseEvent('pointerdown', at));
    dialog().dispatchEvent(new MouseEvent('click', at));
    return dialog().open;
  };
  const open = (options = {}) => {
    page('<dialog><p>x</p></dialog>');
    dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    openDialog(dialog(), options);
  };

  test.each([
    [50, 200],
    [350, 200],
    [200, 50],
    [200, 350],
  ])('closes it: %s, %s', (x, y) => {
    open();
    expect(clickAt(200, 200)).toBe(true);
    expect(clickAt(x, y)).toBe(false);
  });

  test('closes nothing where the press began in it, nor where an answer is asked for', () => {
    open();
    expect(clickAt(50, 200, find('p'))).toBe(true);
    dialog().close();
    leave();
    open({ closesOutside: false });
    expect(clickAt(50, 200)).toBe(true);
  });
});

test('Escape is kept from the page, other keys are not, and what is in it hears all', () => {
  page('<dialog><button>x</button></dialog>');
  const [inIt, ofThePage] = [vi.fn(), vi.fn()];
  find('button').addEventListener('keydown', inIt);
  document.body.addEventListener('keydown', ofThePage);
  openDialog(dialog());
  const press = (target: Element, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  for (const target of [find('button'), document.body]) press(target, 'Escape');
  expect([inIt.mock.calls.length, ofThePage.mock.calls.length]).toEqual([1, 0]);
  for (const target of [find('button'), document.body]) press(target, 'a');
  expect([inIt.mock.calls.length, ofThePage.mock.calls.length]).toEqual([2, 2]);
});

test('one that is not shown, or no longer when the window changes, holds nobody', () => {
  page('<dialog></dialog>');
  const isShown = vi.fn(() => false);
  Object.assign(dialog(), { checkVisibility: isShown });
  openDialog(dialog());
  expect([dialog().open, isLocked()]).toEqual([false, false]);
  isShown.mockReturnValue(true);
  openDialog(dialog());
  dispatchEvent(new Event('resize'));
  expect([dialog().open, isLocked()]).toEqual([true, true]);
  isShown.mockReturnValue(false);
  dispatchEvent(new Event('resize'));
  expect([dialog().open, isLocked()]).toEqual([false, false]);
});
