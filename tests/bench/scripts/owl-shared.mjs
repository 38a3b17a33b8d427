/** The mini-cart's panel and the store notice, as a jQuery theme does them. */
export function startCartAndNotice() {
  jQuery('.mullion-mini-cart__toggle').on('click', function (event) {
    event.preventDefault();
    jQuery(this).parent().toggleClass('is-open');
  });
  const notice = jQuery('.mullion-notice');
  const name = `store_notice${notice.data('notice-id')}`;
  if (Cookies.get(name) === 'hidden') notice.hide();
  notice.on('submit', (event) => {
    event.preventDefault();
    Cookies.set(name, 'hidden', { path: '/' });
    notice.hide();
  });
}
