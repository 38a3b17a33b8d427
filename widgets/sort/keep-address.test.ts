import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { keepAddress } from './keep-address';

const printed = (more = '') => `<form id="f" method="get"><input name="orderby" value="b">${more}</form>`;

let leave = () => {};
let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  leave();
});

describe('what of the address is sent along', () => {
  const at = (address: string, html = printed()) => {
    leave = freshPage(html);
    vi.stubGlobal('location', new URL(address, 'https://shop.example'));
    keepAddress(find<HTMLFormElement>('#f'), stop.signal);
    const formData = new FormData();
    for (const input of document.querySelectorAll<HTMLInputElement>('#f [name]'))
      formData.append(input.name, input.value);
    find('#f').dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    return `${new URLSearchParams([...formData] as [string, string][])}`;
  };

  test.each([
    ['/shop/', 'orderby=b'],
    ['/shop/?orderby=a', 'orderby=b'],
    ['/shop/?filter_mau=den&min_price=5', 'orderby=b&filter_mau=den&min_price=5'],
    ['/shop/?f[]=1&f[]=2', 'orderby=b&f%5B%5D=1&f%5B%5D=2'],
    ['/shop/?s=c%E1%BB%ADa&post_type=product', 'orderby=b&s=c%E1%BB%ADa&post_type=product'],
    ['/shop/?paged=3&product-page=2', 'orderby=b&paged=1'],
    ['/shop/page/3/?x=1', 'orderby=b&x=1&paged=1'],
    ['/shop/?add-to-cart=7&quantity=2&_wpnonce=1&remove_item=a', 'orderby=b'],
  ])('%s', (address, query) => {
    expect(at(address)).toBe(query);
  });

  test('a field that the form has is not sent twice, however PHP writes its name', () => {
    expect(
      at('/shop/?f[]=1&paged=4', printed('<input name="f[0]" value="1"><input name="paged" value="1">')),
    ).toBe('orderby=b&f%5B0%5D=1&paged=1');
  });

  test("the action's own query stays, and the page's where both are the same listing", () => {
    const form = (action: string) => printed().replace('method', `action="${action}" method`);
    expect(at('/shop/page/2/?x=1', form('/shop/?y=2'))).toBe('orderby=b&y=2&x=1');
    leave();
    expect(at('/other/?x=1', form('/shop/?y=2'))).toBe('orderby=b&y=2');
  });

  test('a form that posts is left alone', () => {
    expect(at('/shop/?x=1', printed().replace('get', 'POST'))).toBe('orderby=b');
  });
});
