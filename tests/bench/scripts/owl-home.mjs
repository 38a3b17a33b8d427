import { startCarousels } from './owl-presets.mjs';
import { startCartAndNotice } from './owl-shared.mjs';

/** The custom.js of such a theme: each plugin started on what the home page has for it. */
jQuery(($) => {
  startCarousels();
  startCartAndNotice();
  $(window).on('scroll', () => $('.site-header').toggleClass('is-sticky', $(window).scrollTop() > 120));
  $('.search-toggle').on('click', () => $('.search-form').slideToggle(250));
  $('.countdown').countdown($('.countdown').data('until'), function (event) {
    $(this).text(event.strftime('%D ngày %H:%M:%S'));
  });
  $('.gallery').magnificPopup({ delegate: 'a', type: 'image', gallery: { enabled: true } });
  $('.newsletter').validate({
    rules: { email_reg: { required: true, email: true } },
    submitHandler: () => Swal.fire({ icon: 'success', title: 'Đăng ký thành công' }),
  });
  $('.to-top').on('click', () => $('html').animate({ scrollTop: 0 }, 900, 'linear'));
  new WOW({ animateClass: 'animate__animated' }).init();
});
