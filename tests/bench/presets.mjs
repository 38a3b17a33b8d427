/**
 * The sliders that the bench's pages use, for the peers; Mullion has its own table.
 *
 * `items`: slides in view on desktop, small desktop, tablet and mobile.
 *
 * @typedef {{ items: [number, number, number, number], arrows?: true, dots?: true, autoplay?: true, fade?: true }} Preset
 * @type {Record<string, Preset>}
 */
export const PRESETS = {
  home: { items: [1, 1, 1, 1], dots: true, autoplay: true, fade: true },
  partner: { items: [6, 4, 3, 2], autoplay: true },
  'sale-1': { items: [4, 4, 2, 2], arrows: true },
  'sale-2': { items: [4, 3, 2, 1], arrows: true },
  'sale-3': { items: [1, 1, 1, 1], arrows: true },
  'sale-4': { items: [4, 3, 2, 1], arrows: true },
  testimonial: { items: [1, 1, 1, 1], dots: true },
  blog: { items: [1, 1, 1, 1], dots: true, autoplay: true },
};

/** Pixels between two slides. */
export const GAP = 16;

/** The narrowest window of each column of `items`, widest first. */
export const WIDTHS = [981, 769, 480, 0];

/** `--items` for each preset, so that plain HTML and Swiper have the final layout before any script. */
export function presetStyles() {
  const rules = WIDTHS.map((width, column) => {
    const sliders = Object.entries(PRESETS).map(
      ([name, { items }]) => `[data-preset="${name}"]{--items:${items[column]}}`,
    );
    return `@media (min-width:${width}px){${sliders.join('')}}`;
  });
  return rules.reverse().join('\n');
}
