import { GAP, PRESETS, WIDTHS } from '../presets.mjs';

/**
 * @param {typeof import('swiper').default} Swiper
 * @param {import('swiper/types').SwiperModule[]} modules
 */
export function startSwipers(Swiper, modules) {
  for (const element of document.querySelectorAll('.swiper')) {
    const { items, arrows, dots, autoplay, fade } = PRESETS[element.dataset.preset];
    new Swiper(element, {
      modules,
      spaceBetween: GAP,
      ...(arrows && {
        navigation: {
          nextEl: element.querySelector('.swiper-button-next'),
          prevEl: element.querySelector('.swiper-button-prev'),
        },
      }),
      ...(dots && { pagination: { el: element.querySelector('.swiper-pagination'), clickable: true } }),
      ...(autoplay && { autoplay: { delay: 5000, pauseOnMouseEnter: true }, rewind: true }),
      ...(fade && { effect: 'fade', fadeEffect: { crossFade: true } }),
      breakpoints: Object.fromEntries(
        WIDTHS.map((width, column) => [width, { slidesPerView: items[column] }]),
      ),
    });
  }
}
