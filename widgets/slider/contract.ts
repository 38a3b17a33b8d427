import { type Attributes, choice, integer, optionalFlag } from '../../src/contract/attributes';
import { has } from './presets';

/** Read by parts/items.css alone; here only so that a wrong number is reported. */
const perView = integer({ min: 1, max: 8, fallback: null });

/** The sliders of the spec, and one that only the attributes describe. */
const presets = [
  'plain',
  'home',
  'partner',
  'sale-1',
  'sale-2',
  'sale-3',
  'sale-4',
  'post',
  'tab-container',
  'tab',
  'best-seller',
  'testimonial',
  'shop-category',
  'brand',
  'tab-2',
  'blog',
];

/** The `data-*` attributes of a slider; what is left out is as the preset has it. */
export const attributes = {
  preset: choice(presets, { fallback: 'plain' }),
  arrows: optionalFlag(),
  dots: optionalFlag(),
  autoplay: optionalFlag(),
  fade: optionalFlag(),
  /** Milliseconds of rest between two automatic movements. */
  pause: integer({ min: 1000, max: 60_000, fallback: 5000 }),
  /** Milliseconds of one movement. */
  speed: integer({ min: 0, max: 20_000, fallback: null }),
  items: perView,
  itemsDesktop: perView,
  itemsLaptop: perView,
  itemsTablet: perView,
  itemsMobile: perView,
};

export type SliderAttributes = Attributes<typeof attributes>;

export type Settings = ReturnType<typeof settingsOf>;

/** What the attributes say, over what the preset has. */
export function settingsOf(element: HTMLElement, { preset, pause, speed }: SliderAttributes) {
  return {
    arrows: has(element, 'arrows'),
    dots: has(element, 'dots'),
    autoplay: has(element, 'autoplay'),
    fade: has(element, 'fade'),
    pause,
    speed: speed ?? (/home|partner/.test(preset) ? 5000 : 2000),
  };
}
