import { expect, test } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { Findings, type Typed, Visitor } from '../helpers/visitor';
import { IS_REAL_SHOP } from '../helpers/which-shop';
import { beginWords, endWords, wordsTruth } from '../helpers/words-truth';

const pathOf = (name: string) => PAGES.find((page) => page.name === name)?.path ?? '/';
const ACCOUNT = pathOf('account');

let visitor: Visitor;
let findings: Findings;

test.beforeEach(async ({ page, request }) => {
  await beginWords(request, true);
  visitor = await Visitor.enter(page);
  findings = new Findings();
});

test.afterEach(async ({ request }) => {
  for (const { to, subject, text } of (await wordsTruth(request)).mails) {
    // Letters to the owner are another matter.
    if (!to.includes('@words.test')) continue;
    findings.look('a mail’s subject', [{ where: 'subject', text: subject }]);
    findings.look(`the mail “${subject}”`, await visitor.read(text));
  }
  await endWords(request);
  expect(findings.list()).toEqual([]);
});

/** Sends a form that stands at an address, and looks at the answer, which has to say something of it. */
async function say(path: string, form: string, typed: Typed, button = '', answer = '') {
  await visitor.open(path);
  const texts = await visitor.send(form, typed, button);
  const place = `${path} ${form} ${JSON.stringify(typed)}`;
  if (answer) expect(texts.map(({ text }) => text).join('\n'), place).toContain(answer);
  findings.look(place, texts);
}

test('logging in: each thing that can be wrong is said in Vietnamese', async () => {
  const wrong = [
    ['', '', 'Vui lòng nhập tên đăng nhập'],
    ['an', '', 'Vui lòng nhập mật khẩu'],
    ['ai', 'x', 'không'],
    ['an', 'x', 'không đúng'],
    ['ai@words.test', 'x', 'Không có địa chỉ email này'],
  ] as const;
  for (const [name, password, answer] of wrong) {
    await say(ACCOUNT, 'form.login', { username: name, password }, 'login', IS_REAL_SHOP ? '' : answer);
    if (name) await say('/wp-login.php', '#loginform', { log: name, pwd: password }, '', answer);
  }
  await say(
    '/wp-login.php?action=lostpassword',
    '#lostpasswordform',
    { user_login: '' },
    '',
    'Vui lòng nhập',
  );
  await say('/wp-login.php?action=lostpassword', '#lostpasswordform', { user_login: 'ai' }, '', 'Không có');
  await say('/wp-login.php?action=lostpassword', '#lostpasswordform', { user_login: 'an' }, '', 'email');
});

test('the cart: what is added, changed, taken away and brought back, and coupons', async () => {
  await visitor.open(FILL_CART);
  const cart = pathOf('cart');
  const form = '.woocommerce-cart-form';
  findings.look(cart, await visitor.open(cart));
  const quantity = await visitor.fieldName('.woocommerce-cart-form input.qty');
  await say(cart, form, { [quantity]: '3' }, 'update_cart', 'cập nhật');
  await say(
    cart,
    form,
    { coupon_code: 'khong-co' },
    'apply_coupon',
    IS_REAL_SHOP ? 'khong-co' : 'không tồn tại',
  );
  await say(cart, form, { coupon_code: '' }, 'apply_coupon');
  if (IS_REAL_SHOP) {
    await say(cart, form, { coupon_code: 'chao-ban' }, 'apply_coupon', 'Đã áp dụng mã giảm giá');
    await say(cart, form, { coupon_code: 'chao-ban' }, 'apply_coupon', 'đã được áp dụng');
    findings.look(
      'a coupon is taken away',
      await visitor.open(await visitor.link('.woocommerce-remove-coupon')),
    );
  }
  await visitor.open(cart);
  findings.look('an item is removed', await visitor.open(await visitor.link('.product-remove a')));
  findings.look('and brought back', await visitor.open(await visitor.link('.restore-item')));
  const variable = pathOf('product-variable');
  await say(variable, 'form.cart', { variation_id: '0' }, '', 'họn');
  await say(pathOf('product'), 'form.cart', { quantity: '0' }, 'add-to-cart');
});

test('the checkout: every field that is missing, what is no address, and the order', async () => {
  await visitor.open(FILL_CART);
  const checkout = pathOf('checkout');
  const nobody = { billing_first_name: '', billing_last_name: null, billing_phone: '', billing_email: '' };
  const nowhere = { billing_address_1: '', billing_city: '', billing_postcode: '' };
  const order = 'woocommerce_checkout_place_order';
  await say(checkout, 'form.checkout', { ...nobody, ...nowhere }, order, 'Họ và tên');
  const an = { billing_first_name: 'Nguyễn Văn An', billing_last_name: null, billing_phone: '0900 000 000' };
  const home = {
    billing_address_1: 'Số 1 đường Hoa Sữa',
    billing_city: 'Thành phố Mẫu',
    billing_postcode: '',
  };
  const typed = { ...an, ...home, billing_email: 'an@words.test', terms: '1' };
  await say(
    checkout,
    'form.checkout',
    { ...typed, billing_email: 'an', billing_phone: 'xyz' },
    order,
    'email',
  );
  const there = { ship_to_different_address: '1', shipping_first_name: '', shipping_last_name: null };
  await say(checkout, 'form.checkout', { ...typed, ...there, shipping_address_1: '' }, order, 'Họ và tên');
  await say(checkout, 'form.checkout', { ...typed, payment_method: 'none' }, order);
  await visitor.open(FILL_CART);
  await say(checkout, 'form.checkout', typed, order, 'Cảm ơn bạn');
});

test('a review: what is missing, and one that was said before', async () => {
  const path = pathOf('product');
  const review = { author: 'An', email: 'an@words.test', comment: `Cửa kín, êm. ${Date.now()}`, rating: '5' };
  await say(path, '#commentform', { ...review, comment: '' }, '', 'Lỗi');
  await say(path, '#commentform', { ...review, author: '', email: '' }, '', 'Lỗi');
  await say(path, '#commentform', { ...review, email: 'an' }, '', 'Lỗi');
  await say(path, '#commentform', { ...review, rating: '' }, '', IS_REAL_SHOP ? 'số sao' : '');
  await say(
    path,
    '#commentform',
    { ...review, comment: `${review.comment}!` },
    '',
    IS_REAL_SHOP ? 'chờ duyệt' : '',
  );
  await say(path, '#commentform', { ...review, comment: `${review.comment}!` }, '', 'rồi');
});

test('the contact form: what is missing', async () => {
  const empty = { contact_name: '', contact_phone: '', contact_mail: 'an', contact_message: '' };
  await say(pathOf('contact'), '#yeu-cau', empty, '', 'Còn vài chỗ cần sửa');
});
