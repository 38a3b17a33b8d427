import { homePage } from './home.mjs';
import { productCard, row, times } from './parts.mjs';

/** 14 sliders of 12 slides: what one slider costs, without anything else on the page. */
const slidersPage = {
  title: '14 sliders of 12 slides',
  /** @param {import('../variants.mjs').Variant} variant */
  body({ slider }) {
    const rows = times(14, (index) => {
      const title = `Sản phẩm nhóm ${index + 1}`;
      const cards = times(12, (at) => productCard(index + at));
      return row(title, 'sale-2', slider({ preset: 'sale-2', label: title, slides: cards }));
    });
    return `<header class="site-header"><p class="brand">Cửa Việt</p></header>\n<main>${rows.join('\n')}</main>`;
  },
};

/** @type {Record<string, { title: string, body(variant: import('../variants.mjs').Variant): string }>} */
export const PAGES = { sliders: slidersPage, home: homePage };
