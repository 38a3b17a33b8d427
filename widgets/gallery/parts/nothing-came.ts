/** By then a viewer of the theme's own lies over what was pressed, in ms. */
const SOON = 400;

/**
 * Whether a press that the theme's script has taken led to nothing: the gallery is still on top, where it was pressed.
 * Razzi prevents each press on a picture where WooCommerce's own viewer, in whose place ours is, seems to be off.
 *
 * @param picture What was pressed.
 */
export async function nothingCame(gallery: Element, picture: Element): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, SOON));
  const { left, top, width, height } = picture.getBoundingClientRect();
  return gallery.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
