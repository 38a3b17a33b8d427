interface JQueryElement {
  on(name: string, listener: () => void): void;
  off(name: string): void;
}

const CHANGED = 'woocommerce_variation_has_changed.mullion-variation-choice';

/**
 * Calls `listener` when the shop's script has changed the options itself: its "Clear" and plugins'
 * swatches do so by jQuery, whose events no listener of the browser hears.
 */
export function onShopChange(form: HTMLElement, listener: () => void): () => void {
  const jQuery = (window as { jQuery?: (element: Element) => JQueryElement }).jQuery;
  jQuery?.(form).on(CHANGED, listener);
  return () => jQuery?.(form).off(CHANGED);
}
