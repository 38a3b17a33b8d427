import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import sort from './index';

const printed = () =>
  '<form id="f"><select><option>a</option><option selected>b</option><option>c</option></select></form>';

let leave = () => {};
let stop: AbortController;
const sent = vi.fn<(form: string, order: string) => void>();

beforeEach(() => {
  stop = new AbortController();
  sent.mockClear();
});
afterEach(() => {
  stop.abort();
  leave();
});

function open(html = printed()) {
  leave = freshPage(html);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent((event.target as HTMLFormElement).id, field().value);
  });
}
const start = () => sort.start({ ...fakeContext(), element: find('#f'), signal: stop.signal });
const field = () => find<HTMLSelectElement>('select');
const choose = (value: string) => {
  field().value = value;
  field().dispatchEvent(new Event('change', { bubbles: true }));
};
const isPending = () => find('#f').classList.contains('mullion-sort__form--pending');

describe('before the script has come', () => {
  test('a choice is honoured', () => {
    open();
    field().value = 'c';
    start();
    expect(sent).toHaveBeenCalledExactlyOnceWith('f', 'c');
  });

  test('a choice by key still waits', () => {
    open();
    field().value = 'c';
    const { matches } = Element.prototype;
    vi.spyOn(field(), 'matches').mockImplementation((selector) =>
      selector === ':focus-visible' ? true : matches.call(field(), selector),
    );
    start();
    expect(sent).not.toHaveBeenCalled();
    expect(isPending()).toBe(true);
  });

  test('a field left alone sends nothing, also where no option is marked as selected', () => {
    open(printed().replace(' selected', ''));
    start();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('"Back"', () => {
  test('finds the order that the page is in: it is put back while the page is left', () => {
    open();
    start();
    choose('c');
    window.dispatchEvent(new Event('pagehide'));
    expect(field().value).toBe('b');
    expect(sent).toHaveBeenCalledOnce();
  });

  test.each(['back_forward', 'reload'])('never sends what the browser filled in (%s)', (type) => {
    open();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
    field().value = 'c';
    start();
    expect(sent).not.toHaveBeenCalled();
    expect(field().value).toBe('b');
  });
});
