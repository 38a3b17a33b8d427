import { GAP, PRESETS, WIDTHS } from '../presets.mjs';

/** Starts the carousels as a theme does: one call for each preset that is on the page. */
export function startCarousels() {
  for (const [name, { items, arrows, dots, autoplay, fade }] of Object.entries(PRESETS)) {
    jQuery(`.owl-carousel[data-preset="${name}"]`).owlCarousel({
      margin: GAP,
      nav: !!arrows,
      dots: !!dots,
      autoplay: !!autoplay,
      autoplayHoverPause: true,
      rewind: !!autoplay,
      ...(fade && { animateOut: 'fadeOut' }),
      responsive: Object.fromEntries(WIDTHS.map((width, column) => [width, { items: items[column] }])),
    });
  }
}
