import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let cookies = '';

beforeEach(() => {
  cookies = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
});

/** Runs what the head does, anew. */
const decide = async () => {
  vi.resetModules();
  await import('./head');
  return document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('');
};

describe('before anything is painted', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  test('each notice that was dismissed has a rule that hides it', async () => {
    cookies = 'a=1; store_noticea1b2c3=hidden; store_noticesale-2=hidden';
    const rules = await decide();
    expect(rules).toContain('[data-widget="notice"][data-notice-id="a1b2c3"]');
    expect(rules).toContain('[data-widget="notice"][data-notice-id="sale-2"]');
  });

  test.each([
    ['no cookie', ''],
    ['a cookie that only ends alike', 'xstore_noticea1b2c3=hidden'],
    ['another value', 'store_noticea1b2c3=hidden2'],
    ['an identifier that would be more than that', 'store_noticea"]{}*{color:red}=hidden'],
  ])('%s makes no rule', async (_why, present) => {
    cookies = present;
    expect(await decide()).toBe('');
  });
});

test('where no stylesheet can be adopted (Safari 15) it is hidden once the page is read', async () => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: undefined, configurable: true });
  cookies = 'store_noticea1b2c3=hidden';
  document.body.innerHTML =
    '<p data-widget="notice" data-notice-id="a1b2c3"></p><p data-widget="notice" data-notice-id="other"></p>';
  vi.resetModules();
  await import('./head');
  const shown = [...document.querySelectorAll<HTMLElement>('p')].map(({ style }) => style.display);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  expect(shown).toEqual(['none', '']);
});
