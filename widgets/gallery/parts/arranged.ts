/**
 * Whether a row of two or more thumbnails that has the theme's look can be seen as one. A theme may hide the shop's, or have
 * no styles for them, until a script of its own has made a carousel of what FlexSlider made: they are invisible then, or
 * each fills a line of the gallery.
 */
export function isArranged(row: HTMLElement): boolean {
  const [first, second] = row.querySelectorAll('li') as unknown as [HTMLElement, HTMLElement];
  const gallery = row.closest('.woocommerce-product-gallery') as HTMLElement;
  const isStacked = second.offsetTop > first.offsetTop && 2 * first.offsetWidth > gallery.offsetWidth;
  return !isStacked && getComputedStyle(row).opacity !== '0';
}
