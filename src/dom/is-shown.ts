/**
 * Whether the browser draws an element: `Element.checkVisibility`. Where there is none (iOS before 17.4), whether it has a box.
 * `display` and `content-visibility` always count, `visibility` and `opacity` where `options` say so.
 */
export const isShown = (element: Element, options?: CheckVisibilityOptions): boolean =>
  element.checkVisibility?.(options) ?? element.getClientRects().length > 0;
