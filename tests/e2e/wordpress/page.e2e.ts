import { expect, test } from '@playwright/test';
import { pageUrl } from '../helpers/newsletter';
import { collectProblems, rememberNodes, watchLayoutShift, whatMoved } from '../helpers/page-health';
import { openListing } from '../helpers/real-shop';

for (const path of ['/', '/cua-hang/']) {
  test(`${path}: hydrated without a shift, a lost node or a complaint`, async ({ page }) => {
    // The theme's font is there from the page before: its coming is no matter of hydration.
    await page.goto(path);
    const problems = collectProblems(page);
    const shift = await watchLayoutShift(page);
    await page.goto(path);
    const lost = await rememberNodes(page, 'body', '.widget_shopping_cart_content');
    await page.waitForTimeout(2000);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForTimeout(1500);
    expect(await lost()).toEqual([]);
    expect(await shift(), await whatMoved(page)).toBeLessThan(0.001);
    expect(problems).toEqual([]);
  });
}

test('two visitors get the same HTML, and no cookie of ours: a full-page cache may keep it', async ({
  playwright,
  baseURL,
}) => {
  const told: string[][] = [];
  for (const userAgent of ['one', 'two']) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, userAgent });
    const parts: string[] = [];
    for (const [path, part] of [
      ['/cua-hang/', /<script type="application\/json" id="mullion-config">.*?"base".*?<\/script>/s],
      [await pageUrl(visitor), /<form class="mullion-newsletter".*?<\/form>/s],
    ] as const) {
      const answer = await visitor.get(path);
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('mullion');
      // The page's token tells the time, nothing of the visitor.
      parts.push(part.exec(await answer.text())![0].replace(/value="p-[^"]+/, ''));
    }
    told.push(parts);
    await visitor.dispose();
  }
  expect(told[0]).toEqual(told[1]);
});

test('the shop’s scripts are replaced by file: no file, but handle and parameters are there', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openListing(page);
  expect(files.filter((url) => /add-to-cart(\.min)?\.js|cart-fragments(\.min)?\.js/.test(url))).toEqual([]);
  const parameters = await page.evaluate(
    () => typeof (window as { wc_add_to_cart_params?: object }).wc_add_to_cart_params,
  );
  expect(parameters).toBe('object');
});

test('the entry is one deferred script in the head, without a version', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = head.match(/<script[^>]+mullion[^>]+entry-[^>]+>/g) ?? [];
  expect(tags).toHaveLength(1);
  expect(tags[0]).toMatch(/ defer/);
  expect(tags[0]).not.toContain('ver=');
});
