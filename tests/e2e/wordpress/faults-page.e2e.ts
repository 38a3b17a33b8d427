import { expect } from '@playwright/test';
import { FILL_CART } from '../helpers/demo-pages';
import * as answers from '../helpers/faults/answers';
import { buttonOf, countIn, expectUsable, openProducts } from '../helpers/faults/listing';
import { test } from '../helpers/faults/test';
import { collectProblems } from '../helpers/page-health';
import { cartOnServer } from '../helpers/real-shop';
import { expectHit, press } from '../helpers/seen';

const ADD = 'wc-ajax=add_to_cart';
const LISTING = /\/cua-hang\/$/;
type Fragments = { fragments: Record<string, string> };

test('F11 an answer later than 30 seconds is not waited for: once in the cart, and said', async ({
  page,
  faults,
}) => {
  const [id = ''] = await openProducts(page);
  faults.on({ at: ADD, delay: 33_000, times: 1 });
  await press(buttonOf(page, id));

  await expect(buttonOf(page, id)).toHaveClass(/added/, { timeout: 45_000 });
  await page.waitForTimeout(4000);
  await expect(countIn(page)).toHaveText('1');
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
});

test('F12 a reading of the cart that comes after a newer answer changes nothing', async ({
  page,
  faults,
}) => {
  await page.goto(FILL_CART);
  const before = await cartOnServer(page);
  await page.evaluate(() => sessionStorage.clear());
  faults.on({ at: 'wc-ajax=get_refreshed_fragments', delay: 4000, times: 1 });
  await page.goto('/cua-hang/');
  await expect.poll(() => faults.count('get_refreshed_fragments')).toBe(1);
  const id =
    (await page.locator('ul.products .ajax_add_to_cart').last().getAttribute('data-product_id')) ?? '';
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/);
  await expect(countIn(page)).toHaveText('2');

  await page.waitForTimeout(4500);
  await expect(countIn(page)).toHaveText('2');
  expect(await cartOnServer(page)).toEqual({ ...before, [id]: 1 });
});

for (const address of ['javascript:alert(1)', 'https://evil.example/', '//evil.example/x', false])
  test(`F18 a refusal that leads to ${address}: the page stays and says so`, async ({ page, faults }) => {
    const [id = ''] = await openProducts(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
    faults.on({
      at: ADD,
      isBefore: true,
      answer: () => ({
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ error: true, product_url: address })),
      }),
    });
    await press(buttonOf(page, id));

    await expectHit(page.getByRole('alert').locator('p').first());
    await expectUsable(page, id);
    await expect(page).toHaveURL(LISTING);
    expect(dialogs).toEqual([]);
    expect(await cartOnServer(page)).toEqual({});
  });

test('F20 F21 F22 regions that are not there, no selectors, larger than a megabyte, with scripts: the cart is shown', async ({
  page,
  faults,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const [id = ''] = await openProducts(page);
  const strange = {
    '.nowhere-at-all': '<p>x</p>',
    '((': '<p>x</p>',
    'footer p': `<p>${'dài '.repeat(400_000)}</p>`,
    '.site-title, h1':
      '<h1>Cửa hàng<script>window.ran = 1</script><img src="data:," onerror="window.ran = 2"></h1>',
  };
  faults.on({
    at: ADD,
    answer: answers.json((value) => ({
      ...value,
      fragments: { ...strange, ...(value as Fragments).fragments },
    })),
  });
  await press(buttonOf(page, id));

  await expect(buttonOf(page, id)).toHaveClass(/added/);
  await expect(countIn(page)).toHaveText('1');
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  expect(problems).toEqual([]);
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
});

test('F23 F24 the session is gone between the page and the click: a new one has what was clicked', async ({
  page,
  context,
}) => {
  const [first = '', second = ''] = await openProducts(page);
  await press(buttonOf(page, first));
  await expect(buttonOf(page, first)).toHaveClass(/added/);
  await context.clearCookies();
  await press(buttonOf(page, second));

  await expect(buttonOf(page, second)).toHaveClass(/added/);
  await expect(countIn(page)).toHaveText('1');
  expect(await cartOnServer(page)).toEqual({ [second]: 1 });
});

test('F32 storage and cookies that throw: the cart works as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
  });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const [first = '', second = ''] = await openProducts(page);
  for (const id of [first, second]) await press(buttonOf(page, id));

  for (const id of [first, second]) await expect(buttonOf(page, id)).toHaveClass(/added/);
  await expect(countIn(page)).toHaveText('2');
  expect(await cartOnServer(page)).toEqual({ [first]: 1, [second]: 1 });
  expect(problems).toEqual([]);
});

test('F40 without any stylesheet: what is clicked is done and said', async ({ page, faults }) => {
  faults.on({ at: /\.css/, answer: answers.status(404), isBefore: true });
  const [id = ''] = await openProducts(page);
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/);
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
});

test('F43 another React on the page is not ours: both stay as they are', async ({ page }) => {
  await page.addInitScript(() => {
    const other = Object.freeze({
      version: '17.0.2',
      createElement: () => {
        throw new Error('Not yours');
      },
    });
    Object.assign(window, { React: other, ReactDOM: other });
  });
  const problems = collectProblems(page);
  const [id = ''] = await openProducts(page);
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/);
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await expectHit(page.locator('.mullion-mini-cart .remove_from_cart_button').first());
  expect(problems).toEqual([]);
});

test('F45 minified on the way, comments and spaces gone, letters taken apart (NFD): all comes alive', async ({
  page,
  faults,
}) => {
  const problems = collectProblems(page);
  const minify = (html: Buffer) =>
    html
      .toString()
      .replace(/<!--(?!\[if)[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .normalize('NFD');
  faults.on({ at: LISTING, answer: answers.withBody(minify) });
  const [id = ''] = await openProducts(page);
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/);
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await press(page.locator('.mullion-mini-cart .remove_from_cart_button').first());
  await expect.poll(() => cartOnServer(page)).toEqual({});
  expect(problems).toEqual([]);
});

test('F46 translated by the browser: what changes later is seen, and nothing breaks', async ({ page }) => {
  const problems = collectProblems(page);
  const [id = ''] = await openProducts(page);
  // As Chromium's translation does it: each text in two elements, those that come later, too.
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, template, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/);
  await expect(countIn(page)).toHaveText('1');
  await press(page.locator('.mullion-mini-cart__toggle').first());
  await page.waitForTimeout(1000);
  await press(page.locator('.mullion-mini-cart .remove_from_cart_button').first());
  await expect.poll(() => cartOnServer(page)).toEqual({});
  await expect(page.getByRole('alert')).toHaveCount(0);
  // React finds other words than it would have printed, and prints its own again: no crash, and it says so once.
  expect(problems.filter((problem) => !problem.includes('#418'))).toEqual([]);
  expect(problems.length).toBeLessThanOrEqual(1);
});
