import { describe, expect, test } from 'vitest';
import {
  BY_HAND,
  cross,
  end,
  isOpen,
  item,
  more,
  page,
  pointer,
  prepareMenus,
  pressEscape,
  shown,
  start,
  toggle,
} from '../../tests/unit/helpers/menu';
import { click, find } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';

prepareMenus();

describe('the buttons', () => {
  test("the server's toggle is used, and each parent gets a button that is named after it", async () => {
    page();
    const before = find('[data-widget]').querySelectorAll('button').length;
    await start();
    expect(before).toBe(1);
    expect(
      [...document.querySelectorAll('.mullion-menu__more')].map((b) => b.getAttribute('aria-label')),
    ).toEqual(['menu.more Sản phẩm', 'menu.more Cửa sổ', 'menu.more Hỗ trợ']);
    expect(more('Sản phẩm').previousElementSibling?.textContent).toBe('Sản phẩm');
    expect([toggle(), more('Sản phẩm')].map(isOpen)).toEqual([false, false]);
  });

  test.each([true, false])('an early press opens the list that folds: %s', async (isNarrow) => {
    page(golden, isNarrow);
    toggle().setAttribute('data-pressed', '');
    await start();
    expect(isOpen(toggle())).toBe(isNarrow);
    expect(toggle().hasAttribute('data-pressed')).toBe(false);
  });

  test('markup by hand gets a toggle, before the box that holds the list', async () => {
    page(BY_HAND);
    await start();
    expect(toggle().textContent).toBe('menu.toggle');
    expect(toggle().nextElementSibling?.tagName).toBe('DIV');
    expect(toggle().getAttribute('aria-controls')).toBe(find('ul').id);
  });

  test('are taken away with it, and the state too', async () => {
    page(BY_HAND);
    const before = find('nav').querySelectorAll('*').length;
    const cleanup = await start();
    click(toggle());
    click(more('Một'));
    end();
    cleanup?.();
    expect(find('nav').querySelectorAll('*').length).toBe(before);
    expect(find('nav').querySelectorAll('[data-open]')).toHaveLength(0);
  });

  test('a navigation without a list is refused with a reason', async () => {
    page('<nav data-widget="menu"><a href="/">a</a></nav>');
    await expect(start()).rejects.toThrow('There is no <ul> of links in it.');
  });
});

describe('narrow', () => {
  test('the toggle shows and hides the list, within the room that is left of the window', async () => {
    page();
    await start();
    toggle().getBoundingClientRect = () => new DOMRect(0, 20, 80, 44);
    click(toggle());
    expect(find('.mullion-menu__list').hasAttribute('data-open')).toBe(true);
    expect(find('.mullion-menu__list').style.getPropertyValue('--mullion-menu-top')).toBe('64px');
    toggle().getBoundingClientRect = () => new DOMRect(0, 40, 80, 44);
    dispatchEvent(new Event('resize'));
    expect(find('.mullion-menu__list').style.getPropertyValue('--mullion-menu-top')).toBe('84px');
    click(toggle());
    expect(find('.mullion-menu__list').hasAttribute('data-open')).toBe(false);
  });

  test('sub-menus open beside each other, and a press elsewhere in it leaves them open', async () => {
    page();
    await start();
    click(toggle());
    click(more('Sản phẩm'));
    click(more('Hỗ trợ'));
    more('Hỗ trợ').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect([shown('Sản phẩm'), shown('Hỗ trợ'), shown('Cửa sổ')]).toEqual([true, true, false]);
  });

  test('Escape closes all of it; the mouse and the focus open nothing', async () => {
    page();
    await start();
    click(toggle());
    pointer(item('Sản phẩm'), 'pointerenter');
    expect(shown('Sản phẩm')).toBe(false);
    click(more('Sản phẩm'));
    pressEscape(more('Sản phẩm'));
    expect(isOpen(toggle())).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });
});

test.each([true, false])('a parent without an address opens its sub-menu (narrow: %s)', async (isNarrow) => {
  page(golden, isNarrow);
  await start();
  expect(click(find('a[href="#"]')).defaultPrevented).toBe(true);
  expect(shown('Hỗ trợ')).toBe(true);
  expect(click(find('a[href="/cua-hang/"]')).defaultPrevented).toBe(false);
  expect(shown('Sản phẩm')).toBe(false);
});

describe('the window crosses 767 px', () => {
  test('with the focus in a sub-menu: all that holds it is open, the rest is closed', async () => {
    page(golden, false);
    await start();
    click(more('Sản phẩm'));
    find('a[href="/cua-so/lua/"]').focus();
    cross(true);
    expect([isOpen(toggle()), shown('Sản phẩm'), shown('Cửa sổ'), shown('Hỗ trợ')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    cross(false);
    expect(shown('Sản phẩm')).toBe(true);
    expect(document.activeElement?.getAttribute('href')).toBe('/cua-so/lua/');
  });

  test('without the focus: all is closed', async () => {
    page();
    await start();
    click(toggle());
    click(more('Hỗ trợ'));
    find('#else').focus();
    cross(false);
    expect([isOpen(toggle()), shown('Hỗ trợ')]).toEqual([false, false]);
    expect(document.activeElement?.id).toBe('else');
  });

  test.each([
    ['the toggle', () => toggle(), '/cua-hang/'],
    ['the button of a third level', () => more('Cửa sổ'), '/cua-so/'],
  ])('the focus on %s goes to a link, since wide windows do not show it', async (_name, button, href) => {
    page();
    await start();
    click(toggle());
    click(more('Sản phẩm'));
    button().focus();
    cross(false);
    expect(document.activeElement?.getAttribute('href')).toBe(href);
  });

  test('a focus that the stylesheet has just hidden comes back', async () => {
    page(golden, false);
    await start();
    const link = find('a[href="/tin-tuc/"]');
    link.focus();
    Object.assign(link, { checkVisibility: () => false });
    link.blur();
    cross(true);
    expect(isOpen(toggle())).toBe(true);
    expect(document.activeElement).toBe(link);
  });

  test('a focus that was given up by a press stays given up', async () => {
    page();
    await start();
    click(toggle());
    const link = find('a[href="/tin-tuc/"]');
    link.focus();
    Object.assign(link, { checkVisibility: () => false });
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    link.blur();
    cross(false);
    expect(document.activeElement).toBe(document.body);
  });
});

test('two on one page do not disturb each other', async () => {
  page(golden + BY_HAND);
  await start();
  await start(find('#own'));
  click(toggle('#own'));
  expect([isOpen(toggle('.mullion-menu')), isOpen(toggle('#own'))]).toEqual([false, true]);
});

test('what has left hears nothing any more', async () => {
  page();
  await start();
  end();
  click(toggle());
  pointer(item('Sản phẩm'), 'pointerenter');
  cross(false);
  expect(isOpen(toggle())).toBe(false);
});
