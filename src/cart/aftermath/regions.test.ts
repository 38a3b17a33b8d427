import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../../tests/unit/helpers/page';
import { Regions } from './regions';

let regions: Regions;
let leave = () => {};

beforeEach(() => {
  regions = new Regions();
});
afterEach(() => leave());

const page = (html: string) => {
  leave = freshPage(html);
};
const replace = (map: Record<string, unknown>, runScripts = false) =>
  regions.replace(map as Record<string, string>, runScripts);
const CONTENT = 'div.widget_shopping_cart_content';
const content = (html: string) => `<div class="widget_shopping_cart_content">${html}</div>`;

describe('a fragment', () => {
  test('takes the place of every region that its selector names', () => {
    page(`<header>${content('old')}</header><footer>${content('old')}</footer><div class="other">old</div>`);
    replace({ [CONTENT]: content('new') });
    expect([...document.querySelectorAll(CONTENT)].map((region) => region.textContent)).toEqual([
      'new',
      'new',
    ]);
    expect(find('.other').textContent).toBe('old');
  });

  test('that names nothing on this page is skipped in silence', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page(content('old'));
    replace({ '.nowhere': '<p>x</p>', [CONTENT]: content('new') });
    expect(find(CONTENT).textContent).toBe('new');
    expect(document.querySelector('p')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('with a key that is no selector is skipped with one warning that names it, and the next one goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page(content('old'));
    replace({ '((not': '<p>x</p>', [CONTENT]: content('new') });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('"((not"');
    expect(find(CONTENT).textContent).toBe('new');
  });

  test.each([[null], [7], [{ html: 'x' }], [undefined]])(
    'that is no text (%s) leaves its region alone',
    (value) => {
      page(content('old'));
      replace({ [CONTENT]: value });
      expect(find(CONTENT).textContent).toBe('old');
    },
  );

  test('that is empty takes its region away', () => {
    page(`<p class="gone">x</p>`);
    replace({ '.gone': '' });
    expect(document.querySelector('.gone')).toBeNull();
  });

  test('may hold several nodes, which all come', () => {
    page('<p class="a">x</p>');
    replace({ '.a': '<b class="a">1</b> và <i>2</i>' });
    expect(document.body.innerHTML).toContain('1</b> và <i');
  });

  test('of several nodes fades in whole', () => {
    page('<p class="a">x</p>');
    replace({ '.a': '<b class="a">1</b> và <i>2</i>' });
    expect([...document.body.children].map(({ className }) => className)).toEqual([
      'a mullion-fade',
      'mullion-fade',
    ]);
  });

  test('is scrolled as far as the one before, once a component has made it as long', async () => {
    const list = '<p>Giỏ hàng</p><ul><li></li></ul>';
    page(content(list));
    find('ul').scrollTop = 300;
    replace({ [CONTENT]: content(`${list}<p>new</p>`) });
    await new Promise(requestAnimationFrame);
    expect(find('ul').scrollTop).toBe(300);
    expect(find(CONTENT).scrollTop).toBe(0);
  });

  test('fades in, and is plain again when that is over', () => {
    page(content('old'));
    replace({ [CONTENT]: content('new') });
    expect(find(CONTENT).classList.contains('mullion-fade')).toBe(true);
    find(CONTENT).dispatchEvent(new Event('animationend'));
    expect(find(CONTENT).classList.contains('mullion-fade')).toBe(false);
  });

  test('brings no handler along, unless the site asks for its scripts', () => {
    page(content('old'));
    replace({ [CONTENT]: content('<img src="x" onerror="alert(1)">') });
    expect(find('img').hasAttribute('onerror')).toBe(false);
    replace({ [CONTENT]: content('<img src="x" onerror="alert(1)">') }, true);
    expect(find('img').hasAttribute('onerror')).toBe(true);
  });
});

describe('the focus', () => {
  const lines = (...names: string[]) =>
    content(names.map((name) => `<a href="#x" id="${name}">×</a><a href="/${name}">${name}</a>`).join(''));

  test('goes to the next line when the focused one was removed', () => {
    page(lines('one', 'two', 'three'));
    find('#one').focus();
    replace({ [CONTENT]: lines('two', 'three') });
    expect(document.activeElement?.id).toBe('two');
  });

  test('goes to the last control when the last line was removed', () => {
    page(lines('one', 'two'));
    find('#two').focus();
    replace({ [CONTENT]: lines('one') });
    expect(document.activeElement?.getAttribute('href')).toBe('/one');
  });

  test('goes to the region itself when nothing in it can be focused any more', () => {
    page(lines('one'));
    find('#one').focus();
    replace({ [CONTENT]: content('<p>Chưa có sản phẩm nào.</p>') });
    expect(document.activeElement).toBe(find(CONTENT));
    expect(find(CONTENT).tabIndex).toBe(-1);
  });

  test('goes into the first of several regions that come in the place of one, and into no other', () => {
    page(lines('one', 'two'));
    find('#two').focus();
    const focused: EventTarget[] = [];
    document.body.addEventListener('focusin', ({ target }) => focused.push(target!));
    replace({ [CONTENT]: `Giỏ hàng: ${lines('two')}<p><a href="#x" id="more">Xem thêm</a></p>` });
    expect(document.activeElement).toBe(find(`${CONTENT} [href="/two"]`));
    expect(focused).toEqual([document.activeElement]);
    expect(find('p').hasAttribute('tabindex')).toBe(false);
  });

  test('stays where it is when it was elsewhere', () => {
    page(`<button id="away">x</button>${lines('one')}`);
    find('#away').focus();
    replace({ [CONTENT]: lines('one', 'two') });
    expect(document.activeElement?.id).toBe('away');
  });
});

describe('a region that is about to change', () => {
  test('is dimmed and busy, and plain again afterwards', () => {
    page(content('x'));
    regions.dim(true);
    expect(find(CONTENT).classList.contains('mullion-busy')).toBe(true);
    expect(find(CONTENT).getAttribute('aria-busy')).toBe('true');
    regions.dim(false);
    expect(find(CONTENT).classList.contains('mullion-busy')).toBe(false);
    expect(find(CONTENT).hasAttribute('aria-busy')).toBe(false);
  });

  test("may be a theme's own, once an answer has named it", () => {
    page('<span class="cart-total">1</span>');
    regions.dim(true);
    expect(find('.cart-total').classList.contains('mullion-busy')).toBe(false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    replace({ '.cart-total': '<span class="cart-total">2</span>', '((not': '' });
    regions.dim(true);
    expect(find('.cart-total').classList.contains('mullion-busy')).toBe(true);
  });
});
