import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import filled from './golden/no-shop.html?raw';
import widget from './index';

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
const all = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-widget]')];
const box = () => all()[0]!;
const start = (element: HTMLElement = box()) =>
  widget.start({ ...fakeContext(), element, signal: stop.signal });
const summary = (of = box()) => of.querySelector('summary')!;
const field = (of = box()) => of.querySelector<HTMLInputElement>('[name="s"]')!;
const press = (target: Element, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

describe('what the server prints', () => {
  test('sends the word, and that products are looked for', () => {
    page(golden);
    const form = find<HTMLFormElement>('form');
    expect(form.getAttribute('role')).toBe('search');
    expect(form.getAttribute('action')).toBe('/');
    expect(find('[name="post_type"]').getAttribute('value')).toBe('product');
  });

  test('looks for everything where no shop is active, and keeps the word as it was typed', () => {
    page(filled);
    expect(document.querySelector('[name="post_type"]')).toBeNull();
    expect(field().value).toBe('cửa "lùa" & vách');
  });
});

describe('opening', () => {
  test('moves the focus into the field and selects what is there', async () => {
    page(filled);
    await start();
    click(summary());
    expect(box().open).toBe(true);
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length]);
  });

  test('before the chunk is made good: the focus goes into the field then', async () => {
    page(golden);
    box().open = true;
    summary().focus();
    await start();
    expect(document.activeElement).toBe(field());
  });

  test('before the chunk, with the focus gone elsewhere since, takes no focus', async () => {
    page(`${golden}<a href="/x" id="x">x</a>`);
    box().open = true;
    find('#x').focus();
    await start();
    expect(document.activeElement?.id).toBe('x');
  });

  test('before the chunk, and closed again since, takes no focus', async () => {
    page(golden);
    summary().focus();
    await start();
    expect(document.activeElement).toBe(summary());
  });
});

describe('closing', () => {
  const opened = async (html = golden) => {
    page(html);
    await start();
    click(summary());
  };

  test('by its sign is left to the browser', async () => {
    await opened();
    field().focus();
    expect(click(summary()).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  test('by Escape gives the focus back and keeps what was typed', async () => {
    await opened();
    field().value = 'cửa';
    expect(press(field()).defaultPrevented).toBe(true);
    expect(box().open).toBe(false);
    expect(document.activeElement).toBe(summary());
    expect(field().value).toBe('cửa');
  });

  test('not by Escape that ends the composing of a letter', async () => {
    await opened();
    expect(press(field(), { isComposing: true }).defaultPrevented).toBe(false);
    expect(box().open).toBe(true);
  });

  test('not by another key, and Escape of a closed one is left to others', async () => {
    await opened();
    press(field(), { key: 'Enter' });
    expect(box().open).toBe(true);
    box().open = false;
    expect(press(summary()).defaultPrevented).toBe(false);
  });

  test('by a press or the focus elsewhere, which keep the focus', async () => {
    await opened(`${golden}<a href="/x" id="x">x</a>`);
    find('#x').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(box().open).toBe(false);
    click(summary());
    find('#x').focus();
    expect(box().open).toBe(false);
    expect(document.activeElement?.id).toBe('x');
  });

  test('not by a press within', async () => {
    await opened();
    find('form').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(box().open).toBe(true);
  });

  test('is over when it has left the page', async () => {
    await opened();
    stop.abort();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(press(field()).defaultPrevented).toBe(false);
    expect(box().open).toBe(true);
  });
});

test('two on one page open and close on their own', async () => {
  page(golden + filled);
  const [one, two] = all() as [HTMLDetailsElement, HTMLDetailsElement];
  await start(one);
  await start(two);
  click(summary(one));
  click(summary(two));
  expect([one.open, two.open]).toEqual([false, true]);
  expect(document.activeElement).toBe(field(two));
});

test.each([
  '<div data-widget="header-search"><summary>Tìm</summary><input name="s"></div>',
  '<details data-widget="header-search"><input name="s"></details>',
  '<details data-widget="header-search"><summary>Tìm</summary></details>',
])('markup that it cannot use is refused with a reason: %s', (html) => {
  page(html);
  expect(() => start()).toThrow('It should be a <details> with a <summary> and a search field.');
});
