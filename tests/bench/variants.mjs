import { headHtml, preloadHtml } from '../../fixtures/server/head.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { PRESETS } from './presets.mjs';

/**
 * One way to make the same page work.
 *
 * @typedef {{ preset: string, label: string, slides: string[] }} Slider
 * @typedef {object} Variant
 * @property {string} label For the tables.
 * @property {string[]} pages Which of the bench's pages it makes.
 * @property {(page: string, origin: string) => string} head
 * @property {(page: string) => string} foot
 * @property {(slider: Slider) => string} slider
 * @property {string} reveal Class of what is revealed on scrolling.
 * @property {string | null} next Selector of a slider's next arrow; `null` where nothing can be clicked.
 * @property {string} [dot] Selector of a slider's second dot, and of the same when it is the current one.
 * @property {string} [currentDot]
 */

const META =
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">';
const styles = (/** @type {string[]} */ ...files) =>
  files.map((file) => `<link rel="stylesheet" href="/bench/${file}">`).join('\n');
const scripts = (/** @type {string[]} */ ...files) =>
  files.map((file) => `<script src="/bench/${file}"></script>`).join('\n');

/** @param {Slider} slider */
const strip = ({ preset, label, slides }) =>
  `<div class="mullion-slider" data-widget="slider" data-preset="${preset}" role="group" aria-label="${label}"><ul class="mullion-slider__track" role="list">${slides.map((slide) => `<li class="mullion-slider__slide">${slide}</li>`).join('\n')}</ul></div>`;

/** @param {Slider} slider */
const owlCarousel = ({ preset, slides }) =>
  `<div class="owl-carousel owl-theme" data-preset="${preset}">${slides.map((slide) => `<div class="item">${slide}</div>`).join('\n')}</div>`;

const SWIPER_ARROWS = '<div class="swiper-button-prev"></div><div class="swiper-button-next"></div>';

/** @param {Slider} slider */
const swiper = ({ preset, slides }) => {
  const items = slides.map((slide) => `<div class="swiper-slide">${slide}</div>`).join('\n');
  const controls = [
    PRESETS[preset]?.arrows ? SWIPER_ARROWS : '',
    PRESETS[preset]?.dots ? '<div class="swiper-pagination"></div>' : '',
  ].join('');
  return `<div class="swiper" data-preset="${preset}"><div class="swiper-wrapper">${items}</div>${controls}</div>`;
};

/** What PHP would print stylesheets for. */
const WIDGETS = { sliders: ['slider'], home: ['slider', 'mini-cart', 'notice'] };
/** @type {Record<string, string[]>} What PHP would preload. */
const STARTING = { home: ['notice'] };

const OWL_STYLES = [
  'peers/owl.carousel/dist/assets/owl.carousel.min.css',
  'peers/owl.carousel/dist/assets/owl.theme.default.min.css',
];
const HEAP_STYLES = ['peers/magnific-popup/dist/magnific-popup.css', 'peers/animate.css/animate.min.css'];
const HEAP_SCRIPTS = [
  'peers/jquery-validation/dist/jquery.validate.min.js',
  'peers/magnific-popup/dist/jquery.magnific-popup.min.js',
  'peers/jquery-countdown/dist/jquery.countdown.min.js',
  'peers/wowjs/dist/wow.min.js',
  'peers/sweetalert2/dist/sweetalert2.all.min.js',
  'built/block-ui.js',
];

/** jQuery where WordPress prints it, in the head; the rest in the footer, where it prints plugins. */
const owl = {
  pages: ['sliders', 'home'],
  slider: owlCarousel,
  reveal: '',
  next: '.owl-next',
  dot: '.owl-dot:nth-child(2)',
  currentDot: '.owl-dot:nth-child(2).active',
};
const jquery = () =>
  scripts('peers/jquery/dist/jquery.min.js', 'peers/jquery-migrate/dist/jquery-migrate.min.js');
const OWL_SCRIPT = 'peers/owl.carousel/dist/owl.carousel.min.js';
const COOKIES = 'peers/js-cookie/dist/js.cookie.min.js';
const theme = (/** @type {string[]} */ ...more) => styles('assets/peers.css', ...more, 'assets/page.css');

/** @param {string} label @param {string} runtime @returns {Variant} */
const mullion = (label, runtime) => ({
  label,
  pages: ['sliders', 'home'],
  head: (page, origin) =>
    `${headHtml(ROOT, origin, { styles: WIDGETS[page], asPrinted: true, runtime })}\n${styles('assets/page.css')}`,
  foot: (page) => preloadHtml(ROOT, STARTING[page] ?? [], runtime),
  slider: strip,
  reveal: '',
  next: '.mullion-slider__arrow[value="1"]',
  dot: '.mullion-slider__dot:nth-child(2)',
  currentDot: '.mullion-slider__dot:nth-child(2)[aria-current]',
});

/** @type {Record<string, Variant>} */
export const VARIANTS = {
  mullion: mullion('Mullion', 'react'),
  'mullion-preact': mullion('Mullion on Preact', 'preact'),
  owl: {
    ...owl,
    label: 'jQuery + Owl',
    reveal: 'wow animate__fadeInUp',
    head: (page) => `${META}\n${theme(...OWL_STYLES, ...(page === 'home' ? HEAP_STYLES : []))}\n${jquery()}`,
    foot: (page) =>
      page === 'home'
        ? scripts(OWL_SCRIPT, ...HEAP_SCRIPTS, COOKIES, 'built/owl-home.js')
        : scripts(OWL_SCRIPT, 'built/owl-sliders.js'),
  },
  'owl-lean': {
    ...owl,
    label: 'jQuery + Owl, no other plugin',
    pages: ['home'],
    head: () => `${META}\n${theme(...OWL_STYLES)}\n${jquery()}`,
    foot: () => scripts(OWL_SCRIPT, COOKIES, 'built/owl-lean-home.js'),
  },
  swiper: {
    label: 'Swiper',
    pages: ['sliders', 'home'],
    head: (page) => {
      const modules = page === 'home' ? ['navigation', 'pagination', 'effect-fade'] : ['navigation'];
      const files = modules.map((name) => `peers/swiper/modules/${name}.min.css`);
      const own = theme('presets.css', 'peers/swiper/swiper.min.css', ...files, 'assets/swiper.css');
      return `${META}\n${own}\n<script defer src="/bench/built/swiper-${page}.js"></script>`;
    },
    foot: () => '',
    slider: swiper,
    reveal: '',
    next: '.swiper-button-next',
    dot: '.swiper-pagination-bullet:nth-child(2)',
    currentDot: '.swiper-pagination-bullet-active:nth-child(2)',
  },
  plain: {
    label: 'plain HTML',
    pages: ['sliders', 'home'],
    head: () => `${META}\n${theme('presets.css', 'assets/strip.css')}`,
    foot: () => '',
    slider: strip,
    reveal: '',
    next: null,
  },
};
