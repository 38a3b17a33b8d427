import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The policy is made once per page, so each test gets the module anew. */
let trusted: typeof import('./trusted').trusted;

beforeEach(async () => {
  vi.resetModules();
  ({ trusted } = await import('./trusted'));
});

type Rules = { createHTML(html: string): string };

describe('on a page that requires Trusted Types', () => {
  test('markup passes through the policy called mullion, which is made once', () => {
    const createHTML = (value: string) => `[trusted]${value}`;
    const createPolicy = vi.fn((_name: string, _rules: Rules) => ({ createHTML }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(trusted('<p></p>')).toBe('[trusted]<p></p>');
    expect(trusted('<b></b>')).toBe('[trusted]<b></b>');
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('mullion', expect.anything());
  });

  test('the policy leaves the markup as it is', () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(trusted('<p onclick="a">Giỏ</p>')).toBe('<p onclick="a">Giỏ</p>');
  });
});

test('without Trusted Types markup is handed through', () => {
  expect(trusted('<b>1</b>')).toBe('<b>1</b>');
});
