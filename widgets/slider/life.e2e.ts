import { expect, test } from '@playwright/test';
import { countListenersAndTimers, kept, keptAtRest } from '../../tests/e2e/helpers/kept';
import { press } from '../../tests/e2e/helpers/seen';
import {
  arrow,
  firstInView,
  hydrate,
  open,
  PAGE,
  reachable,
  shift,
  slider,
  track,
} from '../../tests/e2e/helpers/slider';

test('running every slider keeps every node, moves nothing and logs nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await open(page);
  await page.evaluate(() => {
    const nodes = [...document.querySelectorAll('[data-widget], [data-widget] > :is(ul, ol) *, button')];
    Object.assign(window, { nodes, parents: nodes.map((node) => node.parentNode) });
  });
  await page.locator('#show-panel').click();
  await page.waitForTimeout(600); // the click excuses shifts for half a second
  for (const root of await page.locator('[data-widget="slider"]').all()) await hydrate(root);
  await page.waitForTimeout(300);

  const kept = await page.evaluate(() => {
    const { nodes, parents } = window as unknown as { nodes: Element[]; parents: Node[] };
    return nodes.every((node, index) => node.isConnected && node.parentNode === parents[index]);
  });
  expect(kept).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('[data-state="failed"]').length)).toBe(0);
  expect(await shift(page)).toBe(0);
  expect(messages.filter((message) => !message.includes('favicon') && !message.includes('404'))).toEqual([]);
});

test('hydrating keeps the arrow nodes and where the visitor has scrolled to', async ({ page }) => {
  await open(page);
  const root = slider(page, 'sale-2');
  await root.scrollIntoViewIfNeeded();
  const before = await arrow(root, '1').elementHandle();
  await track(root).evaluate((strip) => {
    strip.scrollLeft = strip.scrollWidth;
  });
  await expect.poll(() => firstInView(root)).toBe(2);
  await page.waitForTimeout(400);
  await hydrate(root);
  await expect(arrow(root, '1')).toHaveAttribute('aria-disabled', 'true');
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await firstInView(root)).toBe(2);
});

test('a slider that comes later starts, and one that goes takes everything of ours with it', async ({
  page,
}) => {
  await open(page);
  await page.locator('#insert').click();
  const root = slider(page, 'inserted');
  await hydrate(root);
  const element = (await root.elementHandle())!;
  await arrow(root, '1').click();
  await page.locator('#remove').click();
  await expect.poll(() => element.evaluate((node) => (node as HTMLElement).dataset.state)).toBeUndefined();
  const left = await element.evaluate((node) => (node as HTMLElement).outerHTML);
  const sent = await page.evaluate(
    () => (document.getElementById('late') as HTMLTemplateElement).content.firstElementChild?.outerHTML,
  );
  expect(left).toBe(sent);
});

test('slides that a theme puts in or takes out later are in reach of the arrows', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await open(page);
  const root = slider(page, 'sale-2');
  await hydrate(root);
  const slides = track(root).locator('> *');
  const all = await slides.count();
  const toTheEnd = async () => {
    while ((await arrow(root, '1').getAttribute('aria-disabled')) !== 'true') await press(arrow(root, '1'));
  };
  await toTheEnd();
  await track(root).evaluate((strip) => {
    for (let more = 0; more < 2; more++) strip.append(strip.firstElementChild!.cloneNode(true));
  });
  await expect(arrow(root, '1')).not.toHaveAttribute('aria-disabled', 'true');
  await toTheEnd();
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  await expect(slides.last()).toHaveAttribute('aria-label', `${all + 2} / ${all + 2}`);
  expect((await reachable(root)).at(-1)).toBe(all + 1);

  // A filter: at first there is nothing, then its answer.
  await track(root).evaluate(async (strip) => {
    const some = [...strip.children].slice(0, 5);
    strip.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve, 200));
    strip.append(...some);
  });
  await expect.poll(() => reachable(root)).toEqual([0, 1, 2, 3]);
  await toTheEnd();
  await expect.poll(() => reachable(root)).toEqual([1, 2, 3, 4]);
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  expect(problems).toEqual([]);
});

test('one without a list says so, and what it has stays as it is', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await open(page);
  await page.evaluate(() => {
    document
      .querySelector('main, body')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<section id="bare" class="mullion-slider" data-widget="slider"><p>Không có danh sách.</p></section>',
      );
  });
  const root = slider(page, 'bare');
  await root.dispatchEvent('pointerdown');
  await expect(root).toHaveAttribute('data-state', 'failed');
  await expect(root.getByText('Không có danh sách.')).toBeVisible();
  expect(told.join()).toContain('no <ul>, <ol> or <div> of slides');
});

test('without JavaScript it is a strip to scroll, and no button is dead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.mullion-slider__controls')).toHaveCount(0);
  await expect(page.locator('#sale-1 li').first()).toBeVisible();
  await context.close();
});

test('axe finds nothing, before and after hydrating', async ({ page }) => {
  await open(page);
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  const violations = () =>
    page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run('[data-widget="slider"]', { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
  expect(await violations()).toEqual([]);
  for (const root of await page.locator('[data-widget="slider"]:visible').all()) await hydrate(root);
  await page.waitForTimeout(300);
  expect(await violations()).toEqual([]);
});

test('a slider that is removed leaves no listener and no timer of its own', async ({ page }) => {
  await page.addInitScript(countListenersAndTimers);
  await open(page);
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the other sliders start no timer meanwhile
  await page.locator('#insert').click();
  await hydrate(slider(page, 'inserted'));
  await page.locator('#remove').click();
  await page.waitForTimeout(300);
  const before = await keptAtRest(page);
  expect(before.listeners).toBeGreaterThan(0);
  for (let round = 0; round < 3; round++) {
    await page.locator('#insert').click();
    await hydrate(slider(page, 'inserted'));
    expect((await kept(page)).listeners).toBeGreaterThan(before.listeners);
    await page.locator('#remove').click();
    await page.waitForTimeout(300);
  }
  expect(await kept(page)).toEqual(before);
});

test('with a strict policy nothing is blocked: no inline code, no inline style, Trusted Types', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await page.route('**/fixtures/pages/slider.html', async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await open(page);
  for (const root of await page.locator('[data-widget="slider"]:visible').all()) await hydrate(root);
  await arrow(slider(page, 'sale-1'), '1').click();
  await expect.poll(() => firstInView(slider(page, 'sale-1'))).toBe(1);
  await page.locator('#insert').click();
  await hydrate(slider(page, 'inserted'));
  await page.locator('#remove').click();
  await expect(slider(page, 'inserted')).toHaveCount(0);
  expect(violations).toEqual([]);
});
