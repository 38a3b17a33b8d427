import { newVisitor } from './theme-walk.mjs';

/**
 * What a visitor does in a shop, and what can be seen after each step: a page that opens as it should may still say
 * nothing, or the wrong thing, once somebody has pressed a button.
 *
 * @typedef {object} Seen
 * @property {string[]} text Lines that can be read.
 * @property {string[]} classes Of the body: what themes and plugins hang their styles on.
 * @property {string[]} marks Classes of what says that it is at work or done.
 * @property {string[]} errors
 * @property {string} focus The element that the keyboard is at.
 * @property {string} scrolling Of the page: a drawer that is left may keep it locked.
 */

// What a step starts, the shop's answer and what themes show of it for a while.
const AFTER_STEP = 3000;

/** @typedef {{ page: import('@playwright/test').Page, path: Record<string, string> }} Visitor */
/** @type {[string, (visitor: Visitor) => Promise<unknown>][]} */
const STEPS = [
  ['the listing, with nothing in the cart', ({ page, path }) => page.goto(path.listing)],
  ['a product is added in the listing', ({ page }) => press(page, '.ajax_add_to_cart')],
  ['another is added', ({ page }) => press(page, '.ajax_add_to_cart', 1)],
  ['the next page', ({ page, path }) => page.goto(path.account)],
  ['one is removed in the mini-cart', ({ page }) => press(page, '.remove_from_cart_button')],
  ['the page after that', ({ page, path }) => page.goto(path.listing)],
  ['a product', ({ page, path }) => page.goto(path.product)],
  ['it is added by its form', ({ page }) => press(page, '.single_add_to_cart_button')],
  ['the page after the form', ({ page, path }) => page.goto(path.home)],
  ['a variable product', ({ page, path }) => page.goto(path['product-variable'])],
  ['its options are chosen', ({ page }) => page.evaluate(chooseOptions)],
  ['the variation is added', ({ page }) => press(page, '.single_add_to_cart_button')],
  ['the cart', ({ page, path }) => page.goto(path.cart)],
  ['a quantity is changed', ({ page }) => page.evaluate(changeQuantity)],
  ['the cart is updated', ({ page }) => press(page, '[name="update_cart"]')],
  ['a line is removed', ({ page }) => press(page, '.woocommerce-cart-form a.remove')],
  ['and brought back', ({ page }) => press(page, '.restore-item')],
  ['home', ({ page, path }) => page.goto(path.home)],
  ['a wrong coupon', ({ page, path }) => page.goto(path.cart).then(() => page.evaluate(enterCoupon))],
  ['the cart is emptied', emptyCart],
  ['the listing, with nothing in it again', ({ page, path }) => page.goto(path.listing)],
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, plugin: string, width: number, pages: import('./demo-pages.mjs').DemoPage[] }} shop
 *   As of `newVisitor`.
 * @returns {Promise<Map<string, Seen>>} By step.
 */
export async function takeSteps(browser, { url, plugin, width, pages }) {
  const page = await newVisitor(browser, { url, plugin, width });
  const path = Object.fromEntries(pages.map(({ name, path }) => [name, path]));
  let errors = /** @type {string[]} */ ([]);
  page.on('pageerror', ({ message }) => errors.push(message.slice(0, 120)));
  const seen = new Map();
  for (const [name, take] of STEPS) {
    errors = [];
    // What a theme does not offer, or what leads to another page meanwhile, is seen as such.
    await take({ page, path }).catch(({ message }) => errors.push(String(message.split('\n')[0])));
    await page.waitForTimeout(AFTER_STEP);
    await page.waitForLoadState();
    seen.set(name, { ...(await page.evaluate(lookAround)), errors });
  }
  await page.context().close();
  return seen;
}

/** By script, as a theme's hidden button may have to be reached. @param {import('@playwright/test').Page} page @param {string} selector */
async function press(page, selector, index = 0) {
  const isThere = await page.evaluate(
    ([selector, index]) => {
      const button = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))[index];
      button?.click();
      return Boolean(button);
    },
    /** @type {const} */ ([selector, index]),
  );
  if (!isThere) throw new Error(`no ${selector}`);
}

/** @param {Visitor} visitor */
async function emptyCart({ page, path }) {
  for (let line = 0; line < 4; line++) {
    await page.goto(path.cart);
    await press(page, '.woocommerce-cart-form a.remove').catch(() => {});
    await page.waitForTimeout(AFTER_STEP);
  }
}

// These run in the page. A select that a library stands in for hears jQuery alone.

function chooseOptions() {
  for (const select of document.querySelectorAll('form.variations_form select')) {
    /** @type {HTMLSelectElement} */ (select).selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function changeQuantity() {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('.woocommerce-cart-form .qty'));
  field.value = '4';
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function enterCoupon() {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('[name="coupon_code"]'));
  field.value = 'khong-co';
  /** @type {HTMLElement} */ (document.querySelector('[name="apply_coupon"]')).click();
}

/** @returns {Omit<Seen, 'errors'>} */
function lookAround() {
  const spoken = document.getElementById('mullion-status')?.innerText ?? '';
  const lines = document.body.innerText.split('\n').map((line) => line.trim());
  const working = document.querySelectorAll('.added,.loading,.processing,.blockUI,[aria-busy="true"]');
  const sorted = (/** @type {Element} */ { classList }) => [...classList].sort().join(' ');
  const active = document.activeElement;
  const overflow = [document.documentElement, document.body].map((node) => getComputedStyle(node).overflow);
  return {
    text: [...new Set(lines.filter((line) => line && !spoken.includes(line)))],
    classes: [...document.body.classList].filter((name) => !/mullion|postid/.test(name)),
    marks: [...working].map(sorted),
    focus: active ? `${active.localName} ${sorted(active)}`.trim() : '',
    scrolling: overflow.join(' '),
  };
}
