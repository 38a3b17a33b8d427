import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import notice from './index';

const printed = (id = 'a1b2c3') => golden.replaceAll('a1b2c3', id);

let leave = () => {};
let stop = new AbortController();
let written: string[] = [];

beforeEach(() => {
  stop = new AbortController();
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => written.push(value));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
});
afterEach(() => {
  stop.abort();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const element = () => find('.mullion-notice');
const start = () => notice.start({ ...fakeContext(), element: element(), signal: stop.signal });
const dismiss = () => {
  find('.mullion-notice button').focus();
  find<HTMLFormElement>('form').requestSubmit(find('.mullion-notice button'));
};

describe('dismissing', () => {
  test('hides the notice and sets the cookie exactly as the shop reads it', async () => {
    page(printed());
    await start();
    dismiss();
    expect(element().hidden).toBe(true);
    expect(written).toEqual(['store_noticea1b2c3=hidden; path=/']);
  });

  test('posts nothing: the page stays', async () => {
    page(printed());
    await start();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('moves the focus on to what comes next in the page', async () => {
    page(
      `<a id="before" href="/">a</a>${printed()}<p>x</p><a id="next" href="/chan-trang">b</a><a href="/z">z</a>`,
    );
    await start();
    dismiss();
    expect(document.activeElement?.id).toBe('next');
  });

  test('passes over what cannot be seen or used', async () => {
    page(`${printed()}<a id="unseen" href="/">a</a><button disabled>b</button><button id="next">c</button>`);
    Object.assign(find('#unseen'), { checkVisibility: () => false });
    await start();
    dismiss();
    expect(document.activeElement?.id).toBe('next');
  });

  test('at the end of the page moves the focus to what is before it, not to the far end', async () => {
    page(`<a id="first" href="/">a</a><a id="last" href="/b">b</a>${printed()}`);
    await start();
    dismiss();
    expect(document.activeElement?.id).toBe('last');
  });

  test('on a page with nothing to focus hides it all the same', async () => {
    page(printed());
    await start();
    dismiss();
    expect(element().hidden).toBe(true);
  });

  test('tells the rest of the page which one', async () => {
    page(printed());
    const heard = vi.fn();
    const ctx = fakeContext();
    ctx.bus.on('notice-dismissed', heard, stop.signal);
    await notice.start({ ...ctx, element: element(), signal: stop.signal });
    dismiss();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'a1b2c3' }, expect.anything());
  });

  test('is over when the notice has left the page', async () => {
    page(printed());
    await start();
    stop.abort();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(written).toEqual([]);
  });
});

describe("the shop's own, with a link", () => {
  const stock = `<p class="woocommerce-store-notice demo_store" data-widget="notice" data-notice-id="a1b2c3"
    style="display:block">Giảm <a id="other" href="/x">15%</a>
    <a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Bỏ qua</a></p><a id="next" href="/">a</a>`;
  const element = () => find('.woocommerce-store-notice');
  const link = () => find('.woocommerce-store-notice__dismiss-link');
  const begin = async () => {
    page(stock);
    await notice.start({ ...fakeContext(), element: element(), signal: stop.signal });
  };
  const key = (target: Element, name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  };

  test('is dismissed by a click, remembered, and the focus moves on', async () => {
    await begin();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(element()).toMatchObject({ hidden: true, style: { display: 'none' } });
    expect(written).toEqual(['store_noticea1b2c3=hidden; path=/']);
    expect(document.activeElement?.id).toBe('next');
  });

  test.each(['Enter', ' '])('is dismissed by the key "%s", as a button is', async (name) => {
    await begin();
    expect(key(link(), name).defaultPrevented).toBe(true);
    expect(element().hidden).toBe(true);
  });

  test('stays for other keys and other links', async () => {
    await begin();
    expect(key(link(), 'Tab').defaultPrevented).toBe(false);
    expect(key(find('#other'), 'Enter').defaultPrevented).toBe(false);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('#other').addEventListener('click', (click) => queueMicrotask(() => click.preventDefault()));
    find('#other').dispatchEvent(event);
    expect(element().hidden).toBe(false);
    expect(written).toEqual([]);
  });

  test("is dismissed once, where the shop's script hears the same press", async () => {
    await begin();
    key(link(), 'Enter');
    link().click();
    expect(written).toHaveLength(1);
  });
});

test('a link to skip the header, which only the focus shows, does not come up, whatever a theme calls it', async () => {
  const clipped = 'position: absolute; clip: rect(1px, 1px, 1px, 1px)';
  page(
    `${printed()}<a style="${clipped}" href="#content">a</a><a style="clip-path: inset(50%)" href="#menu">b</a><a id="next" href="#next">c</a>`,
  );
  await start();
  dismiss();
  expect(document.activeElement?.id).toBe('next');
});

test('a notice that is printed twice goes as one, touched or not, and the focus is not left on the other', async () => {
  page(`${printed()}${printed()}${printed('other')}<a id="next" href="/">b</a>`);
  const notices = [...document.querySelectorAll<HTMLElement>('.mullion-notice')];
  await start();
  dismiss();
  expect(notices.map(({ hidden }) => hidden)).toEqual([true, true, false]);
  expect(written).toHaveLength(1);
  expect(notices[2]!.contains(document.activeElement)).toBe(true);
});

test.each(['', 'a;b=c', 'x'.repeat(101)])(
  'an id that is no safe cookie name ("%s") starts nothing and says why',
  (id) => {
    page(printed(id));
    expect(() => start()).toThrow('data-notice-id');
  },
);
