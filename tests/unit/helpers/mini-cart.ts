/** What template.php prints, indented by hand as a theme's author would. */
export const MINI_CART = `<a href="/" id="away">Trang chủ</a>
<div class="mullion-mini-cart" data-widget="mini-cart">
  <a class="mullion-mini-cart__toggle" href="/gio-hang/" data-replay="">
    <svg class="mullion-mini-cart__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 4h2.4l2 10.4a2 2 0 0 0 2 1.6h7.4a2 2 0 0 0 2-1.5L20.6 8H6.3M10 20h.01M17 20h.01"></path>
    </svg>
    <span class="mullion-mini-cart__label">Giỏ hàng</span>
    <span class="mullion-mini-cart__count" data-server-html=""></span>
  </a>
  <div class="mullion-mini-cart__panel">
    <h2 class="mullion-mini-cart__title">Giỏ hàng của bạn</h2><button type="button" class="mullion-mini-cart__close" aria-label="Đóng"></button>
    <div class="mullion-mini-cart__content" data-server-html=""><div class="widget_shopping_cart_content">
      <ul><li>Cửa sổ <button id="inner">x</button></li></ul></div></div>
  </div>
</div>`;
