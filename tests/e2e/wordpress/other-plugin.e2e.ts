import { expect, type Page, test } from '@playwright/test';
import { collectProblems, expectAccessible, rememberNodes } from '../helpers/page-health';
import { press } from '../helpers/seen';

/** A page of plain text: nothing else on it needs React. */
const PAGE = '/gioi-thieu/';

const tour = (page: Page) => page.locator('.mullion-product-tour');
const steps = (page: Page) => tour(page).locator('.product-tour__steps > p');
const next = (page: Page) => tour(page).getByRole('button', { name: 'Next step' });

/** Has one of fixtures/plugins active for this visitor, with its shortcode at the top of each page. */
const activate = (page: Page, name: string, runtime: string, baseURL = '') =>
  page.context().addCookies([{ name: 'mullion-test-plugin', value: `${name}.${runtime}`, url: baseURL }]);

for (const runtime of ['react', 'preact']) {
  test(`a widget of another plugin's works like one of ours, on ${runtime}`, async ({ page, baseURL }) => {
    const problems = collectProblems(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await activate(page, 'product-tour', runtime, baseURL);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const lost = await rememberNodes(page, '.mullion-product-tour');
    await tour(page).scrollIntoViewIfNeeded();
    await expect(tour(page)).toHaveAttribute('data-state', 'ready');
    await expect(steps(page).filter({ visible: true })).toHaveText([/cut to a tenth/]);
    await press(next(page));
    await expect(steps(page).filter({ visible: true })).toHaveText([/pressed and sealed/]);
    await expect(page.locator('#mullion-status')).toHaveText(/^Step 2 of 3\. The corners/);
    await next(page).press('Enter');
    await expect(next(page)).toBeDisabled();
    expect(await lost()).toEqual([]);
    await expectAccessible(page);
    const ofPlugin = asked.filter((address) => address.includes('/product-tour/'));
    expect(ofPlugin.map((address) => new URL(address).pathname.split('/').pop()).sort()).toEqual([
      'product-tour.js',
      'style.css',
    ]);
    // One runtime, the owner's, and no other.
    const drawn = asked.filter((address) => /\/build\/(react|runtime-preact)-/.test(address));
    expect(drawn.length).toBe(1);
    expect(drawn[0]).toContain(runtime);
    expect(problems).toEqual([]);
  });

  test(`the plugin with a build that the paper shows works, on ${runtime}`, async ({ page, baseURL }) => {
    const problems = collectProblems(page);
    await activate(page, 'tips', runtime, baseURL);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const lost = await rememberNodes(page, '.mullion-tips');
    const shown = page.locator('.tips__list > p').filter({ visible: true });
    const more = page.getByRole('button', { name: 'Next tip' });
    await page.locator('.mullion-tips').scrollIntoViewIfNeeded();
    await expect(shown).toHaveText(['Measure the width at three heights.']);
    await press(more);
    await expect(shown).toHaveText(['Take the smallest.']);
    await expect(page.locator('#mullion-status')).toHaveText('Take the smallest.');
    // Two of three: its shortcode says `max_tips`.
    await press(more);
    await expect(shown).toHaveText(['Measure the width at three heights.']);
    expect(await lost()).toEqual([]);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  test(`and so does the one without a build, on ${runtime}`, async ({ page, baseURL }) => {
    const problems = collectProblems(page);
    await activate(page, 'hello', runtime, baseURL);
    await page.goto(PAGE);
    await expect(page.locator('[data-widget="hello"]')).toHaveText('Hello An');
    expect(problems).toEqual([]);
  });
}

test('without scripts all its steps stand below each other', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await activate(page, 'product-tour', 'react', baseURL);
  await page.goto(PAGE);
  await expect(steps(page).filter({ visible: true })).toHaveCount(3);
  await context.close();
});

test('a script of any plugin defines a widget for elements that were there before it', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(PAGE);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<p id="hello" data-widget="hello" data-name="An"></p><p data-widget="hello" data-name="Bình"></p>',
      );
  });
  await expect(page.locator('#hello')).toHaveAttribute('data-state', 'failed');
  const unknown = expect.stringContaining('data-widget="hello" is none of');
  expect(problems.splice(0)).toEqual([unknown, unknown]);
  await page.evaluate(async () => {
    const { mullion } = window;
    await mullion?.define({
      name: 'hello',
      attributes: { name: { kind: 'text' } },
      start: async ({ element, attributes }) => {
        const { React, ReactDOMClient } = await mullion.runtime();
        const root = ReactDOMClient.createRoot(element);
        root.render(React.createElement('b', null, `Chào ${attributes.name}`));
        return () => root.unmount();
      },
    });
  });
  await expect(page.locator('[data-widget="hello"]')).toHaveText(['Chào An', 'Chào Bình']);
  expect(problems).toEqual([]);
});
