import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage, watchNavigation } from '../../tests/unit/helpers/page';
import { waitBeforeLeaving } from './leave';
import type { Queue } from './queue';

const HTML = `<a id="shop" href="/cua-hang/"><b>Cửa hàng</b></a> <a id="search" href="?s=cua">Tìm</a>
<a id="hash" href="#gia">Giá</a> <a id="foreign" href="https://zalo.me/1">Zalo</a> <a id="tel" href="tel:+84">Gọi</a>
<a id="tab" href="/a" target="_blank">Tab</a> <a id="self" href="/a" target="_self">Self</a>
<a id="file" href="/bang-gia.pdf" download>Bảng giá</a> <a id="claimed" href="/a">claimed</a> <i id="text">x</i>
<form id="form" action="/thanh-toan/"><button id="pay" name="pay" value="1">Thanh toán</button></form>`;

let leave = () => {};
let queue: Pick<Queue, 'current' | 'pause'>;
let ctx: ReturnType<typeof fakeContext>;
let answer = () => {};
let assign: ReturnType<typeof watchNavigation>;
let wasHeld = false;

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage(HTML);
  find('#claimed').addEventListener('click', (event) => event.preventDefault());
  ctx = fakeContext();
  assign = watchNavigation();
  const current = new Promise<void>((resolve) => {
    answer = resolve;
  });
  queue = { current, pause: vi.fn() };
  waitBeforeLeaving(ctx, queue as Queue);
  for (const type of ['click', 'submit'])
    window.addEventListener(type, (event) => {
      wasHeld = event.defaultPrevented;
      event.preventDefault();
    });
});
afterEach(() => {
  leave();
  document.documentElement.className = '';
  vi.useRealTimers();
});

const answered = async () => {
  answer();
  await vi.advanceTimersByTimeAsync(0);
};

describe('a link to another page of the shop, while a cart request is in flight', () => {
  test.each([
    ['#shop', '/cua-hang/'],
    ['#shop b', '/cua-hang/'],
    ['#search', '/?s=cua'],
    ['#self', '/a'],
  ])('waits for the answer, then goes there: %s', async (selector, path) => {
    click(find(selector));
    expect(wasHeld).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    await answered();
    expect(assign).toHaveBeenCalledExactlyOnceWith(location.origin + path);
  });

  test('says so, to eyes and ears, and sends nothing more', async () => {
    click(find('#shop'));
    expect(document.documentElement.classList.contains('mullion-leaving')).toBe(true);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('Xin chờ một chút, giỏ hàng đang được lưu…');
    expect(queue.pause).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('waits five seconds at most', async () => {
    click(find('#shop'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledOnce();
  });

  test('that turns out to be a download leaves a page that works on', async () => {
    click(find('#shop'));
    await answered();
    await vi.advanceTimersByTimeAsync(3000);
    expect(document.documentElement.classList.contains('mullion-leaving')).toBe(false);
    expect(queue.pause).toHaveBeenLastCalledWith(false);
  });
});

describe('not held is', () => {
  test.each([
    ['a link within the page', '#hash', {}],
    ['a link to another site', '#foreign', {}],
    ['a telephone number', '#tel', {}],
    ['a link that opens a tab', '#tab', {}],
    ['a download', '#file', {}],
    ['a click that asks for a new tab', '#shop', { ctrlKey: true }],
    ['a click that asks for a new window', '#shop', { shiftKey: true }],
    ['a click that asks for a download', '#shop', { altKey: true }],
    ['a click beside links', '#text', {}],
  ])('%s', (_why, selector, init) => {
    click(find(selector), init);
    expect(wasHeld).toBe(false);
    expect(queue.pause).not.toHaveBeenCalled();
  });

  test('a link that another script has dealt with', async () => {
    click(find('#claimed'));
    await answered();
    expect(assign).not.toHaveBeenCalled();
    expect(queue.pause).not.toHaveBeenCalled();
  });

  test('anything while no request is in flight', () => {
    queue.current = null;
    click(find('#shop'));
    expect(wasHeld).toBe(false);
  });
});

describe('a form', () => {
  const submit = () => find<HTMLFormElement>('#form').requestSubmit(find('#pay'));

  test('waits for the answer and is then sent with the very button, once', async () => {
    const request = vi.spyOn(find<HTMLFormElement>('#form'), 'requestSubmit');
    submit();
    expect(wasHeld).toBe(true);
    await answered();
    expect(request.mock.calls).toEqual([[find('#pay')], [find('#pay')]]);
    expect(wasHeld).toBe(false);
  });

  test('that stayed (a file, a mistake to correct) waits again at its next submit', async () => {
    const request = vi.spyOn(find<HTMLFormElement>('#form'), 'requestSubmit');
    submit();
    await answered();
    await vi.advanceTimersByTimeAsync(3000);
    submit();
    expect(wasHeld).toBe(true);
    await answered();
    expect(wasHeld).toBe(false);
    expect(request).toHaveBeenCalledTimes(4);
  });

  test('with fields called "target" and "method" waits like any other', async () => {
    find('#form').insertAdjacentHTML(
      'beforeend',
      '<input name="target" value="_blank"><input name="method" value="dialog">',
    );
    for (const name of ['target', 'method'])
      Object.defineProperty(find('#form'), name, { value: find(`[name="${name}"]`) });
    submit();
    expect(wasHeld).toBe(true);
    await answered();
    expect(wasHeld).toBe(false);
  });

  test.each([
    ['of a dialog', 'method', 'dialog'],
    ['that opens a tab', 'target', '_blank'],
  ])('%s is not held', (_why, name, value) => {
    find('#form').setAttribute(name, value);
    submit();
    expect(wasHeld).toBe(false);
    expect(queue.pause).not.toHaveBeenCalled();
  });

  test('that its own script sends is left to it', () => {
    find('#form').addEventListener('submit', (event) => event.preventDefault());
    submit();
    expect(queue.pause).not.toHaveBeenCalled();
  });
});
