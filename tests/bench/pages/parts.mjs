/** Pieces of the bench's pages that every variant prints alike. */
import { PRODUCTS } from '../../../fixtures/server/products.mjs';

const COLOURS = ['#0b5c6e', '#7a5c2e', '#3f6b3a', '#5a4a7d'];
const money = (/** @type {number} */ value) => `${value.toLocaleString('vi-VN')}&nbsp;₫`;

/** A window with two panes; drawn here so that no request of a picture blurs what is measured. */
const drawing = (/** @type {number} */ index) => {
  const colour = COLOURS[index % COLOURS.length];
  const x = 30 + (index % 4) * 4;
  return `<svg class="card__picture" viewBox="0 0 120 80" aria-hidden="true"><rect width="120" height="80" fill="#eef2f2"></rect><rect x="${x}" y="10" width="60" height="60" fill="#cfe3ea" stroke="${colour}" stroke-width="4"></rect><path d="M${x + 30} 10v60M${x + 24} 36v10M${x + 36} 36v10" stroke="${colour}" stroke-width="3"></path></svg>`;
};

/**
 * One product card.
 *
 * @param {number} index
 * @param {string} [picture] In place of the drawing.
 */
export function productCard(index, picture = drawing(index)) {
  const { id, name, price, url } = PRODUCTS[index % 4] ?? { id: 0, name: '', price: 0, url: '' };
  return `<article class="card"><a class="card__link" href="${url}">${picture}<h3 class="card__name">${name} mẫu ${index + 1}</h3></a>
<p class="card__text">Nhôm hệ Xingfa, kính cường lực 8 mm, phụ kiện đồng bộ, bảo hành 10 năm.</p>
<p class="card__price"><del>${money(price * 1.15)}</del> <ins>${money(price)}</ins></p>
<a class="button add_to_cart_button ajax_add_to_cart" href="/shop-page?add-to-cart=${id}" data-quantity="1" data-product_id="${id}" data-product_sku="SP-${id}" aria-label="Thêm “${name}” vào giỏ hàng" rel="nofollow">Thêm vào giỏ</a></article>`;
}

/** @param {number} count @param {(index: number) => string} make */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/**
 * A heading with a slider below it; the probe finds both by `data-slider`.
 *
 * @param {string} title
 * @param {string} preset
 * @param {string} slider
 */
export const row = (title, preset, slider) =>
  `<section class="row" data-slider="${preset}"><h2 class="row__title">${title}</h2>\n${slider}</section>`;
