import { expect, test } from '@playwright/test';
import { openFullCart } from '../helpers/real-shop';
import { expectHit } from '../helpers/seen';

/** What newer versions of WooCommerce print otherwise has to look the same. */

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`a row of the cart is named by a td or by a th (10.0): the same at ${width} px`, async ({ page }) => {
    await openFullCart(page, width, height);
    const look = () =>
      page.locator('.cart_item .product-name').evaluate((cell) => {
        const link = (cell.querySelector('a') ?? cell).getBoundingClientRect();
        // The page may still be on its way to a message.
        const row = (cell.closest('.cart_item') as Element).getBoundingClientRect();
        const { borderBlockEndWidth, textAlign } = getComputedStyle(cell);
        return {
          y: Math.round(link.y - row.y),
          x: link.x,
          height: link.height,
          borderBlockEndWidth,
          textAlign,
        };
      });
    await page.locator('.cart_item .product-name').evaluate((cell) => {
      cell.outerHTML = cell.outerHTML.replace(/^<t[dh]/, '<td').replace(/<\/t[dh]>$/, '</td>');
    });
    const asTd = await look();
    await page.locator('.cart_item .product-name').evaluate((cell) => {
      cell.outerHTML = cell.outerHTML.replace(/^<td/, '<th scope="row"').replace(/<\/td>$/, '</th>');
    });
    await expect(page.locator('.cart_item th.product-name')).toHaveCount(1);
    expect(await look()).toEqual(asTd);
  });
}

test('on a phone the button of a message stands below its words, whichever comes first (9.9)', async ({
  page,
}) => {
  await openFullCart(page, 360, 740);
  const message = page.locator('.woocommerce-message').first();
  await expect(message).toBeVisible();
  const button = message.getByRole('link', { name: 'Xem giỏ hàng' });
  const order = () =>
    message.evaluate((box) => {
      const link = box.querySelector('.button') as Element;
      const words = [...box.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ) as Node;
      const range = document.createRange();
      range.selectNodeContents(words);
      return link.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
    });
  for (const place of ['prepend', 'append'] as const) {
    await message.evaluate((box, where) => box[where](box.querySelector('.button') as Element), place);
    expect(await order(), place).toBeGreaterThanOrEqual(0);
    await button.scrollIntoViewIfNeeded();
    await expectHit(button);
  }
});
