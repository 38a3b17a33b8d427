import { afterEach, beforeEach, vi } from 'vitest';
import validate from '../../../widgets/validate/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

/** A page and a clock for each test; `start()` puts one form with these fields into it, which is looked after. */
export function prepareForms() {
  const state = { ctx: fakeContext(), stop: new AbortController(), leave: () => {} };
  beforeEach(() => {
    vi.useFakeTimers();
    state.stop = new AbortController();
    state.ctx = fakeContext();
    state.ctx.t = (key: string, ...values: unknown[]) => [key, ...values].join(' ').trim();
    Object.assign(document, { elementFromPoint: () => null });
  });
  afterEach(() => {
    state.stop.abort();
    state.leave();
    vi.useRealTimers();
  });
  const start = async (fields: string, attributes = '') => {
    state.leave = freshPage(`<form ${attributes}>${fields}<button name="go" value="1">Gửi</button></form>`);
    const element = find<HTMLFormElement>('form');
    const cleanup = await validate.start({ ...state.ctx, element, signal: state.stop.signal });
    state.stop.signal.addEventListener('abort', () => cleanup?.());
    return element;
  };
  return { state, start };
}

/**
 * As the visitor sends it.
 *
 * @param at In ms since the page began.
 * @returns Whether it goes to the server.
 */
export function submit(form: HTMLFormElement, at = 5000): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('button') });
  Object.defineProperty(event, 'timeStamp', { value: at });
  form.dispatchEvent(event);
  return !event.defaultPrevented;
}

/** The messages that are shown. */
export const texts = () =>
  [...document.querySelectorAll('.mullion-validate__message')].map((one) => one.textContent);
export function type(value: string, selector = '[name]'): void {
  find<HTMLInputElement>(selector).value = value;
  find(selector).dispatchEvent(new Event('input', { bubbles: true }));
}
export const blur = (selector = '[name]') =>
  find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
