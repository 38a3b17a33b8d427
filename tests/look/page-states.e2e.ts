import { press } from '../e2e/helpers/seen';
import { lookAt } from './helpers/states';
import { test } from './helpers/test';
import type { Visit } from './helpers/visit';

test.use({ baseURL: process.env.MULLION_WP_URL ?? '' });

const quote = ({ page }: Visit) => press(page.locator('main a[href="#bao-gia"]:visible').first());
const search = ({ page }: Visit) =>
  press(page.locator('header [data-widget="header-search"] summary').first());
const categories = ({ page }: Visit) => press(page.locator('[href="#danh-muc"]:visible').first());
const subscribe = (address: string) => async (visit: Visit) => {
  const form = visit.page.locator('#newsletter-footer');
  await form.locator('[name="email_reg"]').fill(address);
  await visit.pass(500);
  await press(form.locator('button'));
};
const middle = ({ page }: Visit) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));

lookAt('page', [
  {
    name: 'menu',
    path: '/',
    reach: ({ page }) => press(page.locator('.mullion-menu__toggle').first()),
    widths: [360],
  },
  {
    name: 'menu-dark',
    path: '/',
    reach: ({ page }) => press(page.locator('.mullion-menu__toggle').first()),
    widths: [360],
    wish: { colorScheme: 'dark' },
  },
  {
    name: 'submenu',
    path: '/',
    reach: ({ page }) => page.getByRole('link', { name: 'Sản phẩm', exact: true }).first().hover(),
    widths: [1440],
  },
  {
    name: 'notice-dismissed',
    path: '/',
    reach: ({ page }) => press(page.locator('.mullion-notice__dismiss')),
  },
  { name: 'in-the-middle', path: '/', reach: middle },
  { name: 'in-the-middle-dark', path: '/', reach: middle, wish: { colorScheme: 'dark' } },
  {
    name: 'still',
    path: '/',
    reach: (visit) => visit.pass(10_000),
    wish: { reducedMotion: 'reduce' },
  },
  { name: 'search', path: '/', reach: search },
  { name: 'search-dark', path: '/', reach: search, widths: [360], wish: { colorScheme: 'dark' } },
  { name: 'search-without-result', path: '/?s=khongcogi&post_type=product', reach: async () => {} },
  { name: 'categories', path: '/', reach: categories, widths: [360] },
  { name: 'quote', path: '/', reach: quote },
  { name: 'quote-dark', path: '/', reach: quote, widths: [360], wish: { colorScheme: 'dark' } },
  {
    name: 'quote-errors',
    path: '/',
    reach: async (visit) => {
      await quote(visit);
      await visit.pass(1000);
      await press(visit.page.locator('#bao-gia [type="submit"]'));
    },
  },
  { name: 'newsletter-refused', path: '/lien-he/', reach: subscribe('khong-phai-thu') },
  {
    name: 'newsletter-taken',
    path: '/lien-he/',
    before: ({ page }) =>
      page.route('**/admin-ajax.php*', (route) =>
        route.fulfill({ json: { success: true, data: { code: 'ok', message: '' } } }),
      ),
    reach: subscribe('khach@example.com'),
  },
  {
    name: 'login-refused',
    path: '/tai-khoan/',
    reach: async ({ page }) => {
      await page.locator('#username').fill('khach');
      await page.locator('#password').fill('khong-dung');
      await Promise.all([page.waitForEvent('load'), press(page.locator('[name="login"]'))]);
    },
  },
  {
    name: 'contact-errors',
    path: '/lien-he/',
    reach: ({ page }) => press(page.locator('main form[data-widget="validate"] [type="submit"]').first()),
  },
]);
