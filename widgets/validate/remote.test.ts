import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { fakeTimeouts } from '../../tests/unit/helpers/timeouts';
import validate from './index';

let leave = () => {};
let stop = new AbortController();
let ctx = fakeContext();

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  ctx = { ...fakeContext(), t: (key: string, ...values: unknown[]) => [key, ...values].join(' ').trim() };
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(() => {
  stop.abort();
  leave();
  vi.useRealTimers();
});

/** A page with one form that is looked after. */
async function start(fields: string, attributes = '') {
  leave = freshPage(`<form ${attributes}>${fields}<button name="go" value="1">Gửi</button></form>`);
  const form = find<HTMLFormElement>('form');
  const cleanup = await validate.start({ ...ctx, element: form, signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
  return form;
}
const submit = (form: HTMLFormElement, at = 5000) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('button') });
  Object.defineProperty(event, 'timeStamp', { value: at });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
};
const texts = () =>
  [...document.querySelectorAll('.mullion-validate__message')].map((one) => one.textContent);
const type = (value: string, selector = '[name]') => {
  find<HTMLInputElement>(selector).value = value;
  find(selector).dispatchEvent(new Event('input', { bubbles: true }));
};
const blur = (selector = '[name]') =>
  find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

describe('a remote rule', () => {
  const remote = '<input name="a" data-rule-remote="/kiem-tra?x=1">';
  const answers = (answer: unknown) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(answer))),
    );

  test.each([
    ['true', true, ['validate.accepted']],
    ['"true"', 'true', ['validate.accepted']],
    ['false', false, ['validate.remote /kiem-tra?x=1']],
    ['a sentence', 'Đã có.', ['Đã có.']],
    ['null', null, ['']],
    ['a list', ['no'], ['']],
  ])('is answered with %s', async (_what, answer, said) => {
    answers(answer);
    await start(remote);
    type('mai & lan');
    blur();
    expect(texts()).toEqual(['validate.checking']);
    await vi.advanceTimersByTimeAsync(300);
    expect(texts()).toEqual(said);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/kiem-tra?x=1&a=mai+%26+lan`,
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    );
  });

  test('is not asked while the visitor types, nor about nothing', async () => {
    answers(false);
    const form = await start(remote);
    type('mai');
    await vi.advanceTimersByTimeAsync(1000);
    expect(submit(form)).toBe(false);
    type('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after five seconds, and the form may go', async () => {
    fakeTimeouts();
    const given = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    vi.stubGlobal('fetch', given);
    const form = await start(remote);
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    type('mai');
    expect(submit(form)).toBe(false);
    await vi.advanceTimersByTimeAsync(5200);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(again).toHaveBeenCalledExactlyOnceWith(find('button'));
  });

  test('ends with the form: no timer, no request, nothing sent', async () => {
    answers(true);
    const form = await start(remote);
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    type('mai');
    submit(form);
    stop.abort();
    await vi.advanceTimersByTimeAsync(6000);
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
    expect(again).not.toHaveBeenCalled();
  });
});
