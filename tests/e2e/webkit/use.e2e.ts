import { expect } from '@playwright/test';
import { test, type WebKitWindow } from '../helpers/webkit';

const at = (name: string) => `/fixtures/pages/${name}.html`;

/** What is in the cart, as the shop has it. */
const lines = (window: WebKitWindow) =>
  window.run(async () => ((await (await fetch('/shop-control')).json()) as { lines: object }).lines);

const text = (window: WebKitWindow, selector: string) =>
  window.run((found: string) => document.querySelector(found)?.textContent?.trim(), selector);

/** Whether all of it is in the window, and nothing lies on its middle. */
const isSeen = (window: WebKitWindow, selector: string) =>
  window.run((found: string) => {
    const element = document.querySelector(found);
    if (!element) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 1) return false;
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }, selector);

const active = (window: WebKitWindow) =>
  window.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

test('three products are added and the page is left: all are in the cart, once', async ({ window }) => {
  await window.goto(at('cart'));
  for (const id of [11, 12, 13]) await window.press(`.add_to_cart_button[data-product_id="${id}"]`);
  await window.goto('/shop-page?elsewhere');
  await expect.poll(() => lines(window)).toEqual({ 11: 1, 12: 1, 13: 1 });
});

test('the mini-cart opens with what is in it, its quantity is changed, and it closes', async ({ window }) => {
  await window.goto(at('cart'));
  await window.press('.add_to_cart_button[data-product_id="11"]');
  await expect.poll(() => text(window, '.mullion-mini-cart__count')).toBe('1');
  await window.press('.mullion-mini-cart__toggle');
  await window.press('.mullion-mini-cart__stepper button:last-of-type');
  await expect.poll(() => lines(window)).toEqual({ 11: 2 });
  await window.key('Escape');
  await expect.poll(() => isSeen(window, '.mullion-mini-cart__panel')).toBe(false);
});

test('the hero moves by itself, stops, and goes where it is sent', async ({ window }) => {
  await window.goto(at('page-home'));
  const shown = () =>
    window.run(() => {
      const slides = [
        ...document.querySelectorAll<HTMLElement>('[data-preset="home"] .mullion-slider__slide'),
      ];
      return slides.findIndex((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return !slide.inert && left < innerWidth / 2 && right > innerWidth / 2;
      });
    });
  expect(await shown()).toBe(0);
  await expect.poll(shown, { timeout: 15_000 }).toBe(1);
  await window.press('[data-preset="home"] .mullion-slider__pause');
  await window.press('[data-preset="home"] .mullion-slider__dot:last-child');
  await expect.poll(shown).toBe(2);
});

/** How far a strip is from its beginning, in px. */
const moved = (window: WebKitWindow, strip: string) =>
  window.run((found: string) => Math.round(document.querySelector(found)?.scrollLeft ?? 0), strip);

test('an arrow leads one slide on, while its component is still to come', async ({ window }) => {
  await window.goto(at('slider'));
  await window.press('#sale-1 .mullion-slider__arrow:last-of-type');
  const strip = '#sale-1 .mullion-slider__track';
  const width = await window.run(
    (found: string) => document.querySelector(found)?.children[1]?.getBoundingClientRect().width ?? 0,
    strip,
  );
  await expect.poll(async () => (await moved(window, strip)) / width).toBeGreaterThan(0.95);
  await window.run(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect((await moved(window, strip)) / width).toBeLessThan(1.2);
});

test('a strip follows the hand', async ({ window }) => {
  await window.goto(at('slider'));
  const strip = '[data-preset="partner"] .mullion-slider__track';
  const isReady = () =>
    window.run((found: string) => !!document.querySelector(found)?.closest('[data-state="ready"]'), strip);
  await window.run(
    (found: string) => document.querySelector(found)?.scrollIntoView({ block: 'center' }),
    strip,
  );
  await expect.poll(isReady).toBe(true);
  await window.drag(strip, -150);
  expect(await moved(window, strip)).toBeGreaterThan(100);
});

test('a picture opens in the window, the next one comes, and the focus goes back', async ({ window }) => {
  await window.goto(at('lightbox'));
  await window.press('#one');
  const counter = '.mullion-lightbox__counter';
  await expect.poll(() => text(window, counter)).toBe('1 / 2');
  await expect.poll(() => isSeen(window, '.mullion-lightbox__media')).toBe(true);
  await window.key('ArrowRight');
  await expect.poll(() => text(window, counter)).toBe('2 / 2');
  await window.key('Escape');
  await expect.poll(() => active(window)).toBe('one');
});

test('a thumbnail shows its picture', async ({ window }) => {
  await window.goto(at('page-product'));
  await window.press('.flex-control-nav li:nth-child(2) img');
  await expect.poll(() => isSeen(window, '.mullion-gallery__slide:nth-child(2) img')).toBe(true);
  await expect.poll(() => text(window, '.mullion-gallery__counter')).toMatch(/^2 /);
});

test('the field of a coupon folds open and has the focus', async ({ window }) => {
  await window.goto(at('checkout-toggles'));
  await window.press('.showcoupon');
  await expect.poll(() => isSeen(window, '[name="coupon_code"]')).toBe(true);
  await expect.poll(() => window.run(() => document.activeElement?.getAttribute('name'))).toBe('coupon_code');
});

test('a form that is filled in wrongly says so in its place, and what is right is sent', async ({
  window,
}) => {
  await window.goto(at('validate'));
  await window.type('#c-name', 'Hoa');
  await window.type('#c-email', 'hoa');
  await window.press('#contact button:not([formnovalidate])');
  await expect.poll(() => text(window, '#contact .mullion-validate__message--error')).toContain('email');
  await expect.poll(() => isSeen(window, '#contact .mullion-validate__message--error')).toBe(true);
  await expect.poll(() => active(window)).toBe('c-email');
  await window.type('#c-email', '@example.com');
  await window.type('#c-text', 'Cửa sổ lùa hai cánh');
  await window.press('#contact button:not([formnovalidate])');
  await expect.poll(() => window.run(() => location.pathname)).toBe('/echo');
});

test('a failed newsletter is told in the window, and Escape closes what tells it', async ({ window }) => {
  await window.goto(at('newsletter'));
  await window.type('#mullion-newsletter-email', 'khach@example.com');
  await window.press('#mullion-newsletter button');
  await expect.poll(() => isSeen(window, '[role="alertdialog"]')).toBe(true);
  await window.key('Escape');
  await expect.poll(() => isSeen(window, '[role="alertdialog"]')).toBe(false);
});

test('a countdown ticks', async ({ window }) => {
  await window.goto(at('countdown'));
  const countdown = '[data-widget="countdown"]';
  await expect.poll(() => text(window, `${countdown}[data-state="ready"]`)).toBeTruthy();
  const before = await text(window, countdown);
  await expect.poll(() => text(window, countdown)).not.toBe(before);
});

test('where a visitor came from goes with the form', async ({ window }) => {
  await window.goto(`${at('attribution')}?utm_source=zalo&utm_medium=social`);
  await window.press('#agree');
  await window.press('#quote button');
  await expect.poll(() => text(window, 'table')).toContain('zalo');
});

test('a panel opens from the edge and closes; the focus goes back to what opened it', async ({ window }) => {
  await window.goto(at('offcanvas'));
  await window.press('#opener');
  await expect.poll(() => isSeen(window, '#menu-chinh')).toBe(true);
  await window.key('Escape');
  await expect.poll(() => isSeen(window, '#menu-chinh')).toBe(false);
  await expect.poll(() => active(window)).toBe('opener');
});
