// @ts-expect-error -- jQuery brings no types, and is the real one here.
import jquery from 'jquery';
import { expect, test } from 'vitest';
import { endLookups } from './end-lookups';

/** What jQuery makes of a request's options; it is not sent. */
function optionsOf(options: object): { timeout?: number } {
  let found: { timeout?: number } = { timeout: -1 };
  const beforeSend = (_request: unknown, settings: { timeout?: number }) => {
    found = settings;
    return false;
  };
  jquery.ajax({ ...options, beforeSend });
  return found;
}

test('a look-up ends after 30 s, or when its caller says; other requests as ever', () => {
  endLookups(jquery, /wc-ajax=get_variation/);
  const url = '/?wc-ajax=get_variation';
  expect(optionsOf({ url }).timeout).toBe(30_000);
  expect(optionsOf({ url, timeout: 5000 }).timeout).toBe(5000);
  expect(optionsOf({ url: '/?wc-ajax=checkout' }).timeout).toBeUndefined();
});
