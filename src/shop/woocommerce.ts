/**
 * Stands in for the file of WooCommerce's handle `woocommerce` where another script needs the handle:
 * what others call of it is `jQuery.scroll_to_notices`. A script of its own, classic, after jQuery.
 * The widget `scroll-to-notices` puts its own in the place of this one when it starts.
 */
interface JQueryStatic {
  scroll_to_notices?: (notices: ArrayLike<Element>) => void;
}

const { jQuery } = window as { jQuery?: JQueryStatic };
if (jQuery) {
  const scrollToNotices = ({ 0: notice }: ArrayLike<Element>) => {
    if (!notice) return;
    scrollTo({ top: notice.getBoundingClientRect().top + scrollY - 100, behavior: 'smooth' });
  };
  jQuery.scroll_to_notices = Object.assign(scrollToNotices, { isStandIn: true });
}

export {};
