/** What stands around the home page's sliders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';

/** A widget as its PHP template prints it. */
const golden = (/** @type {string} */ widget) =>
  readFileSync(join(ROOT, 'widgets', widget, 'golden/default.html'), 'utf8').trim();

export const header = () => `<header class="site-header"><p class="brand">Cửa Việt</p>
<button type="button" class="search-toggle">Tìm</button>
<form class="search-form" action="/shop-page" hidden><input name="s" aria-label="Tìm sản phẩm"></form>
${golden('mini-cart')}
</header>
<nav class="site-nav"><a href="/shop-page">Cửa sổ</a> <a href="/shop-page">Cửa đi</a> <a href="/shop-page">Vách kính</a> <a href="/shop-page">Tin tức</a></nav>`;

export const newsletter = () => `<section class="row"><h2 class="row__title">Đăng ký nhận tin</h2>
<form class="newsletter" method="post" action="/shop-page"><input type="hidden" name="action" value="submit_register_form"><input type="email" name="email_reg" required aria-label="E-mail"><button class="button">Đăng ký</button></form></section>
<section class="row"><h2 class="row__title">Công trình</h2><div class="gallery">${['vach-kinh-van-phong', 'lan-can-kinh-chieu', 'mai-kinh-chieu'].map((name) => `<a href="/pictures/${name}.webp"><img src="/pictures/${name}.webp" alt="" width="960" height="960" loading="lazy"></a>`).join('')}</div></section>`;

export const footer = () =>
  '<footer class="site-footer"><p>Công ty Cửa Việt, TP. Hồ Chí Minh</p><button type="button" class="to-top">Lên đầu trang</button></footer>';

export const notice = () => golden('notice');
