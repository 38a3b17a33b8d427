import { beforeEach, expect, test } from 'vitest';
import { entries, keptByJQuery } from '../../tests/unit/helpers/find';
import { find } from './find';

/** What each library leaves of `<div class="deals">`, looked at in a browser: versions 2.3.4, 1.3.3, 1.8.1, 2.7.2, 12. */
const OWL_2 =
  '<div class="deals owl-carousel owl-loaded owl-drag"><div class="owl-stage-outer"><div class="owl-stage"><div class="owl-item active"></div></div></div><div class="owl-nav"></div></div>';
const OWL_1 =
  '<div class="deals owl-carousel owl-theme"><div class="owl-wrapper-outer"><div class="owl-wrapper"><div class="owl-item"></div></div></div><div class="owl-controls"></div></div>';
const SLICK =
  '<div class="deals slick-initialized slick-slider slick-dotted"><div class="slick-list draggable"><div class="slick-track"><div class="slick-slide"></div></div></div></div>';
const FLEX =
  '<div class="flexslider deals"><div class="flex-viewport"><ul class="slides"><li class="flex-active-slide"></li></ul></div><ol class="flex-control-nav"></ol></div>';
const SWIPER =
  '<div class="swiper deals swiper-initialized swiper-horizontal"><div class="swiper-wrapper"><div class="swiper-slide"></div></div></div>';

beforeEach(() => {
  document.head.innerHTML = '';
  keptByJQuery({});
});
const line = () => entries('slider', find)[0]!;

test('Owl 2: its table, with what holds below it, and what else was told', () => {
  document.body.innerHTML = OWL_2;
  const responsive = { 600: { items: 3 }, 1000: { items: 4 } };
  const options = {
    items: 2,
    nav: true,
    dots: false,
    autoplay: true,
    autoplayTimeout: 3000,
    margin: 30,
    responsive,
  };
  keptByJQuery({ '.deals': { 'owl.carousel': { options } } });
  expect(line()).toMatchObject({ what: 'Owl Carousel 2', selector: '.deals', isLeft: false });
  expect(line().lines).toContain(
    "['strip' => 'self', 'autoplay' => true, 'pause' => 3000, 'responsive' => [0 => ['items' => 2], 600 => ['items' => 3], 1000 => ['items' => 4]]]",
  );
  expect(line().lines).toContain('.deals { --mullion-slider-gap: 30px; }');
  expect(line().lines).toContain("[...$names, 'owl']");
});

test('Owl 1: its limits are the last widths that they hold for', () => {
  document.body.innerHTML = OWL_1;
  const options = { items: 4, itemsDesktop: [1199, 4], itemsTabletSmall: false, itemsMobile: [479, 1] };
  keptByJQuery({
    '.deals': { owlCarousel: { options: { ...options, navigation: true, pagination: true } } },
  });
  expect(line()).toMatchObject({ what: 'Owl Carousel 1', selector: '.deals' });
  expect(line().lines).toContain(
    "'dots' => true, 'responsive' => [4, ['breakpoint' => 1200, 'settings' => ['items' => 4]], ['breakpoint' => 480, 'settings' => ['items' => 1]]]]",
  );
});

test('slick: as it was told, not as it stands at this width', () => {
  document.body.innerHTML = SLICK;
  const responsive = [
    { breakpoint: 1024, settings: { slidesToShow: 3 } },
    { breakpoint: 480, settings: 'unslick' },
  ];
  const originalSettings = { slidesToShow: 4, arrows: true, dots: true, responsive };
  Object.assign(document.querySelector('.deals')!, {
    slick: { originalSettings, options: { slidesToShow: 1 } },
  });
  expect(line().lines).toContain(
    "['strip' => 'self', 'dots' => true, 'responsive' => [4, ['breakpoint' => 1024, 'settings' => ['slidesToShow' => 3]]]]",
  );
});

test('slick from the smallest width on has a table by the smallest width', () => {
  document.body.innerHTML = SLICK;
  const responsive = [{ breakpoint: 600, settings: { slidesToShow: 3 } }];
  const originalSettings = { mobileFirst: true, slidesToShow: 1, arrows: false, fade: true, responsive };
  Object.assign(document.querySelector('.deals')!, { slick: { originalSettings } });
  expect(line().lines).toContain(
    "'arrows' => false, 'fade' => true, 'responsive' => [0 => ['slidesToShow' => 1], 600 => ['slidesToShow' => 3]]]",
  );
});

test('FlexSlider: the strip is its list, and the gallery of the shop is not listed', () => {
  document.body.innerHTML = `${FLEX}<div class="woocommerce-product-gallery">${FLEX}</div>`;
  const vars = {
    animation: 'swing',
    slideshow: true,
    slideshowSpeed: 4000,
    directionNav: true,
    controlNav: true,
  };
  keptByJQuery({ '.deals': { flexslider: { vars: { ...vars, itemWidth: 210, minItems: 2, maxItems: 4 } } } });
  expect(entries('slider', find)).toHaveLength(1);
  expect(line().elements[0]?.className).toBe('flexslider deals');
  expect(line().lines).toContain(
    "['strip' => 'child', 'dots' => true, 'autoplay' => true, 'pause' => 4000, 'items' => 4, 'items-mobile' => 2]",
  );
});

test('FlexSlider that fades has no viewport', () => {
  document.body.innerHTML = FLEX.replace('<div class="flex-viewport">', '').replace('</ul></div>', '</ul>');
  keptByJQuery({ '.deals': { flexslider: { vars: { animation: 'fade', directionNav: true } } } });
  expect(line().elements[0]?.className).toBe('flexslider deals');
  expect(line().lines).toContain("'fade' => true");
});

test('Swiper: as it was told; two alike are one entry', () => {
  document.body.innerHTML = SWIPER + SWIPER;
  const originalParams = {
    slidesPerView: 1,
    pagination: { el: '.dots' },
    navigation: { nextEl: null },
    autoplay: { enabled: true, delay: 5000 },
    breakpoints: { 640: { slidesPerView: 2 } },
  };
  for (const element of document.querySelectorAll('.deals'))
    Object.assign(element, { swiper: { originalParams, params: { slidesPerView: 2 } } });
  expect(entries('slider', find)).toHaveLength(1);
  expect(line()).toMatchObject({ selector: '.deals', elements: { length: 2 } });
  expect(line().lines).toContain(
    "['strip' => 'child', 'arrows' => false, 'dots' => true, 'autoplay' => true, 'responsive' => [0 => ['slidesPerView' => 1], 640 => ['slidesPerView' => 2]]]",
  );
});

test('where the instance is out of reach the number in view is measured, and it is said so', () => {
  document.body.innerHTML = SWIPER;
  const widths = { swiper: 1000, 'swiper-slide': 250 } as Record<string, number>;
  for (const [name, width] of Object.entries(widths))
    Object.defineProperty(document.querySelector(`.${name}`), 'offsetWidth', { value: width });
  expect(line()).toMatchObject({ note: 'measured' });
  expect(line().lines).toContain("'items' => 4");
});

test('one that our slider has left to its library is listed first, without an alias', () => {
  document.body.innerHTML = `${SWIPER}<div class="old" data-widget="-left" data-state="left">${OWL_2}</div><p id="odd" data-state="left"></p>`;
  const [left, odd, other] = entries('slider', find);
  expect(left).toMatchObject({ what: 'Owl Carousel 2', selector: '.old', isLeft: true });
  expect(left?.lines).not.toContain('mullion_aliases');
  expect(left?.lines).toContain("[...$names, 'owl']");
  expect(odd).toMatchObject({ what: 'unknown', selector: '#odd', isLeft: true, lines: '' });
  expect(other?.isLeft).toBe(false);
});

test('a page without an old slider has none', () => {
  document.body.innerHTML = '<ul class="mullion-slider" data-widget="slider"><li class="active"></li></ul>';
  expect(entries('slider', find)).toEqual([]);
});
