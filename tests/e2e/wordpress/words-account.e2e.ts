import { expect } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { Findings, Visitor } from '../helpers/visitor';
import { onWooCommerce } from '../helpers/which-shop';
import { beginWords, endWords, wordsTruth } from '../helpers/words-truth';

const pathOf = (name: string) => PAGES.find((page) => page.name === name)?.path ?? '/';
const ACCOUNT = pathOf('account');
const AN = { username: 'an', password: 'mat-khau' };
const ORDER = {
  billing_first_name: 'Nguyễn Văn An',
  billing_address_1: 'Số 1 đường Hoa Sữa',
  billing_city: 'Thành phố Mẫu',
  billing_phone: '0900 000 000',
  billing_email: 'an@words.test',
  terms: '1',
};

onWooCommerce('a customer’s account, page by page, and what its forms refuse', async ({ page, request }) => {
  await beginWords(request, true);
  const visitor = await Visitor.enter(page);
  const findings = new Findings();
  const open = async (path: string) => findings.look(path, await visitor.open(path));
  const send = async (form: string, typed: Record<string, string>, button: string) =>
    findings.look(`${form} ${JSON.stringify(typed)}`, await visitor.send(form, typed, button));

  // Before: registering, and a lost password.
  for (const email of ['', 'an', 'an@words.test', 'binh@words.test']) {
    await open(ACCOUNT);
    await send('form.register', { email, password: email === 'binh@words.test' ? 'x' : '' }, 'register');
  }
  await page.context().clearCookies();
  for (const name of ['', 'ai', 'an']) {
    await open(`${ACCOUNT}lost-password/`);
    await send('form.lost_reset_password', { user_login: name }, '');
  }
  await open(`${ACCOUNT}lost-password/?key=khong-dung&id=1`);

  // Inside.
  await visitor.open(ACCOUNT);
  await send('form.login', AN, 'login');
  await visitor.open(FILL_CART);
  await open(pathOf('checkout'));
  await send('form.checkout', ORDER, 'woocommerce_checkout_place_order');
  for (const part of [
    '',
    'orders/',
    'downloads/',
    'edit-address/',
    'edit-address/shipping/',
    'edit-account/',
  ])
    await open(`${ACCOUNT}${part}`);
  await open(`${ACCOUNT}orders/`);
  await open(await visitor.link('a.view, .woocommerce-orders-table a'));
  await open(`${ACCOUNT}edit-address/billing/`);
  await send('.woocommerce-MyAccount-content form', { billing_first_name: '', billing_phone: 'x' }, '');
  const passwords = { password_current: 'sai', password_1: 'moi-1', password_2: 'moi-2' };
  for (const typed of [{ account_first_name: '', account_email: 'an' }, passwords]) {
    await open(`${ACCOUNT}edit-account/`);
    await send('form.edit-account', typed, '');
  }
  await open(`${ACCOUNT}customer-logout/`);

  for (const { to, subject, text } of (await wordsTruth(request)).mails) {
    if (to.includes('@words.test')) findings.look(`the mail “${subject}”`, await visitor.read(text));
    if (to.includes('@words.test')) findings.look('its subject', [{ where: 'subject', text: subject }]);
  }
  await endWords(request);
  expect(findings.list()).toEqual([]);
});
