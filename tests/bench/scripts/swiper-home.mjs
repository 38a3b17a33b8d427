import Swiper from 'swiper';
import { Autoplay, EffectFade, Navigation, Pagination } from 'swiper/modules';
import { startSwipers } from './swiper-presets.mjs';

startSwipers(Swiper, [Autoplay, EffectFade, Navigation, Pagination]);

// Mini-cart and notice by hand: as little as a theme without jQuery gets along with.
const cart = document.querySelector('.mullion-mini-cart');
cart.querySelector('.mullion-mini-cart__toggle').addEventListener('click', (event) => {
  event.preventDefault();
  cart.classList.toggle('is-open');
});
const notice = document.querySelector('.mullion-notice');
const cookie = `store_notice${notice.dataset.noticeId}=hidden`;
notice.hidden = document.cookie.includes(cookie);
notice.addEventListener('submit', (event) => {
  event.preventDefault();
  // biome-ignore lint/suspicious/noDocumentCookie: one line stands for a theme's own.
  document.cookie = `${cookie}; path=/`;
  notice.hidden = true;
});
