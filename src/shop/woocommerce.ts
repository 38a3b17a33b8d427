/**
 * Stands in for the file of WooCommerce's handle `woocommerce` where another script needs the handle. Others use two
 * things of it: `jQuery.scroll_to_notices`, and, of a version to come, the requests' option `wc_encode_apostrophes`
 * (woocommerce/woocommerce#40791: some firewalls refuse a bare apostrophe). A script of its own, classic, after jQuery.
 * The widget `scroll-to-notices` puts its own in the place of the first when it starts.
 */
interface RequestOptions {
  wc_encode_apostrophes?: boolean;
  data?: unknown;
}

interface JQueryStatic {
  scroll_to_notices?: (notices: ArrayLike<Element>) => void;
  ajaxPrefilter?: (prefilter: (options: RequestOptions) => void) => void;
}

const { jQuery } = window as { jQuery?: JQueryStatic };
if (jQuery) {
  const scrollToNotices = ({ 0: notice }: ArrayLike<Element>) => {
    if (!notice) return;
    scrollTo({ top: notice.getBoundingClientRect().top + scrollY - 100, behavior: 'smooth' });
  };
  jQuery.scroll_to_notices = Object.assign(scrollToNotices, { isStandIn: true });
  jQuery.ajaxPrefilter?.((options) => {
    if (options.wc_encode_apostrophes && typeof options.data === 'string')
      options.data = options.data.replaceAll("'", '%27');
  });
}

export {};
