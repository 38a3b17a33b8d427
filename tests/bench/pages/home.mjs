import { footer, header, newsletter, notice } from './home-parts.mjs';
import { productCard, row, times } from './parts.mjs';

/** The pictures of the shop's content, which the demo theme shows too. */
const PICTURES = [
  'cua-so-2-canh',
  'cua-di-2-canh',
  'vach-kinh',
  'lan-can-kinh',
  'cua-xep-truot',
  'cua-lua-kho-lon',
];
const HERO = ['cua-di-4-canh-mat-tien', 'cua-so-2-canh-mat-tien', 'cua-xep-truot-trong-nha'];
const POSTS = [
  'tin-ban-cong',
  'tin-bao-duong',
  'tin-chon-he-nhom',
  'tin-kinh-hop',
  'tin-mua-bao',
  'tin-nha-ong',
];

const picture = (/** @type {string} */ name, /** @type {string} */ attributes) =>
  `<img src="/pictures/${name}.webp" alt="" width="640" height="480" ${attributes}>`;

const card = (/** @type {number} */ index) =>
  productCard(
    index,
    picture(PICTURES[index % PICTURES.length] ?? '', 'class="card__picture" loading="lazy"'),
  );

const hero = () =>
  HERO.map(
    (name, index) =>
      `<div class="hero">${picture(name, index ? 'loading="lazy"' : 'fetchpriority="high"')}<h2 class="hero__title">Cửa nhôm kính cho nhà Việt</h2></div>`,
  );
const partners = () => times(8, (index) => `<p class="partner">Đối tác ${index + 1}</p>`);
const quotes = () =>
  times(
    4,
    (index) =>
      `<blockquote class="quote"><p>Thợ lắp đúng hẹn, cửa kín, mưa lớn không thấm. Gia đình rất hài lòng.</p><cite>Khách hàng ${index + 1}</cite></blockquote>`,
  );
const posts = () =>
  POSTS.map(
    (name, index) =>
      `<article class="post">${picture(name, 'class="card__picture" loading="lazy"')}<h3>Cẩm nang số ${index + 1}</h3><p>Chọn hệ nhôm nào cho nhà phố, bảo dưỡng ra sao và khi nào nên thay ron.</p></article>`,
  );

/** The whole home page: eight sliders, mini-cart, notice, and what later widgets will take over. */
export const homePage = {
  title: 'The whole home page',
  /** @param {import('../variants.mjs').Variant} variant */
  body({ slider, reveal }) {
    const part = (
      /** @type {string} */ title,
      /** @type {string} */ preset,
      /** @type {string[]} */ slides,
    ) => row(title, preset, slider({ preset, label: title, slides }));
    const sales = ['sale-1', 'sale-2', 'sale-3', 'sale-4'].map((preset, index) =>
      part(`Khuyến mãi ${index + 1}`, preset, times(12, card)),
    );
    const [first, ...others] = sales;
    return `${notice()}
${header()}
<main>${part('Nổi bật', 'home', hero())}
${part('Đối tác', 'partner', partners())}
${first}
<section class="row"><h2 class="row__title">Kết thúc khuyến mãi</h2><p class="countdown" data-until="2040/01/01">Đến hết ngày 01/01/2040</p></section>
${others.join('\n')}
<div class="${reveal}">${part('Khách hàng nói gì', 'testimonial', quotes())}</div>
<div class="${reveal}">${part('Tin tức', 'blog', posts())}</div>
<div class="${reveal}">${newsletter()}</div></main>
${footer()}`;
  },
};
