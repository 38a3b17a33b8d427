/**
 * Whether a row of thumbnails that has the theme's look can be seen as one. A theme may hide the shop's, or have no styles
 * for them, until a script of its own has made a carousel of what FlexSlider made: they are invisible then, or each fills
 * a line of the gallery.
 */
export function isArranged(row: HTMLElement): boolean {
  const [first, second] = row.querySelectorAll('li');
  const isStacked =
    second &&
    first &&
    second.offsetTop >= first.offsetTop + first.offsetHeight &&
    first.offsetWidth > (row.closest<HTMLElement>('.woocommerce-product-gallery')?.offsetWidth ?? 0) / 2;
  return !isStacked && getComputedStyle(row).opacity !== '0';
}
