import { type APIRequestContext, expect, test } from '@playwright/test';
import { deploy, emptyPages, entryIn, undeploy } from '../helpers/deploy';
import { newEmail, newVisitor, pageUrl, truthOf } from '../helpers/newsletter';
import { field, SUCCESS_BY_MAIL, says } from '../helpers/newsletter-form';
import { send } from '../helpers/newsletter-page';
import { add, linesOf, productsOf, visitor } from '../helpers/raw-visitor';
import { addAll, cartOnServer, openListing, productIds } from '../helpers/real-shop';
import { press } from '../helpers/seen';
import { settled } from '../helpers/shop';

test.afterEach(() => {
  undeploy();
  emptyPages();
});

const cacheOf = async (of: APIRequestContext, path: string) => (await of.get(path)).headers()['x-page-cache'];

/** Fills the cache as it is before a deploy, and shows that nginx has the page. */
async function keep(of: APIRequestContext, path: string) {
  // The first view of a new site notes things that empty the cache.
  await expect.poll(() => cacheOf(of, path)).toBe('HIT');
}

test('a page is kept for who has no cart, and asked of PHP for who has one', async ({ baseURL }) => {
  const anyone = await visitor(baseURL!);
  await keep(anyone, '/cua-hang/');
  for (const own of ['/gio-hang/', '/thanh-toan/', '/tai-khoan/'])
    expect(await cacheOf(anyone, own)).toBe('BYPASS');

  const buyer = await visitor(baseURL!);
  const [product] = await productsOf(buyer);
  await add(buyer, product!);
  expect(await cacheOf(buyer, '/cua-hang/')).toBe('BYPASS');
  expect(await linesOf(buyer)).toEqual({ [product!]: 1 });
  // What they saw is nobody else's.
  expect(await (await anyone.get('/cua-hang/')).text()).not.toContain('woocommerce-message');
  expect(await linesOf(anyone)).toEqual({});
});

/** Many a server's cache is told to pass by what pages say in `Cache-Control` and `Set-Cookie`, and so is this one. */
test('a page of who has just added something, known by nothing that the cache knows, is kept for nobody', async ({
  baseURL,
}) => {
  const name = `77${Math.random().toString().slice(2, 14)}${Date.now()}`;
  const headers = { Cookie: `mullion_start=${name}` };
  const page = `/cua-hang/?of=${name}`;
  const buyer = await visitor(baseURL!);
  const [product] = await productsOf(buyer);
  const start = await visitor(baseURL!);
  await start.post('/?wc-ajax=add_to_cart', { headers, form: { product_id: product!, quantity: '1' } });
  const sessionIn = (answer: { headers(): Record<string, string> }) =>
    /wp_woocommerce_session_\w+=[^;]+/.exec(answer.headers()['set-cookie'] ?? '')?.[0];
  const own = await (await visitor(baseURL!)).get(page, { headers });
  expect(sessionIn(own), 'their page goes on with their cart').toBeDefined();

  const others = await (await visitor(baseURL!)).get(page);
  expect(others.headers()['x-page-cache']).toBe('MISS');
  expect(sessionIn(others)).toBeUndefined();
});

test('an old page after a deploy, all its files gone: the click is the link, and is in the cart', async ({
  page,
  request,
}) => {
  await keep(request, '/cua-hang/');
  deploy();
  const gone: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.url().includes('/mullion/build/')) gone.push(answer.url());
  });
  await openListing(page);
  expect(gone.some((url) => url.includes('/entry-'))).toBe(true);
  const [id] = await productIds(page);
  await press(page.locator(`ul.products .add_to_cart_button[data-product_id="${id}"]`).first());

  await expect.poll(() => cartOnServer(page)).toEqual({ [id!]: 1 });
});

test('a page that was open during a deploy: no click on it is lost, and none counts twice', async ({
  page,
  request,
}) => {
  await keep(request, '/cua-hang/');
  const old = await (await request.get('/cua-hang/')).text();
  await openListing(page);
  const ids = (await productIds(page)).slice(0, 3);
  deploy();
  const gone: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.url().includes('/mullion/build/')) gone.push(answer.url());
  });
  for (const [at, id] of ids.entries()) {
    const button = page.locator(`ul.products .add_to_cart_button[data-product_id="${id}"]`).first();
    await press(button);
    // A click that became a link has left the page.
    await expect.poll(async () => Object.keys(await cartOnServer(page)).length).toBe(at + 1);
    await page.waitForTimeout(1000);
    await page.waitForLoadState('load');
  }

  await expect
    .poll(() => cartOnServer(page), { timeout: 60_000 })
    .toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  expect(gone.some((url) => url.includes('/cart-aftermath-'))).toBe(true);
  // The next page is the new version's, and whole.
  const answer = (await page.goto('/cua-hang/'))!;
  expect(answer.headers()['x-page-cache']).toBe('BYPASS');
  const next = await answer.text();
  expect(entryIn(next)).not.toBe(entryIn(old));
  await addAll(page, [ids[0]!]);
  await settled(page);
  expect((await cartOnServer(page))[ids[0]!]).toBe(2);
});

test('an old form after a deploy, its token of two days ago: one press, one subscription', async ({
  page,
  context,
  request,
}) => {
  const path = await pageUrl(request, 2 * 86_400);
  await keep(request, path);
  const email = newEmail('trang-cu');
  await context.setExtraHTTPHeaders(newVisitor());
  await page.goto(path);
  await field(page).fill(email);
  await send(page).click();
  await says(page, SUCCESS_BY_MAIL);
  expect((await truthOf(request, email)).rows).toHaveLength(1);
});

test('the same where its script is gone: the shop asks to send it once more, and then it is done', async ({
  page,
  context,
  request,
}) => {
  const path = await pageUrl(request, 2 * 86_400);
  await keep(request, path);
  deploy();
  const email = newEmail('khong-ma');
  await context.setExtraHTTPHeaders(newVisitor());
  await page.goto(path);
  await field(page).fill(email);
  await press(send(page));
  await expect(page).toHaveURL(/admin-ajax/);
  await page.waitForTimeout(2500); // as long as a person reads: a form sent at once is taken for a robot's
  await expect(page.locator('[name="email_reg"]')).toHaveValue(email);
  await press(page.getByRole('button').first());
  await expect.poll(async () => (await truthOf(request, email)).rows.length).toBe(1);
});
