/**
 * Stands in for the file of WooCommerce's handle `woocommerce` where another script needs the handle:
 * what others call of it is `jQuery.scroll_to_notices`. A script of its own, classic, after jQuery.
 */
interface JQueryStatic {
  scroll_to_notices?: (notices: ArrayLike<Element>) => void;
}

const { jQuery } = window as { jQuery?: JQueryStatic };
if (jQuery) {
  jQuery.scroll_to_notices = ({ 0: element }) => {
    if (!element) return;
    const event = new CustomEvent('mullion:notices-shown', { detail: { element }, cancelable: true });
    // Nobody took it: the widget's chunk is gone, or the site has switched it off.
    if (document.dispatchEvent(event))
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 100, behavior: 'smooth' });
  };
}

export {};
