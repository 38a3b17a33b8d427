import { type Cart, CONTENT, expect, type PageName, parse, test } from './shop';

/** What our scripts look for in the pages of a shop. */
const HOOKS: Record<PageName, string[]> = {
  listing: [
    'ul.products > li.product a.woocommerce-LoopProduct-link[href]',
    '.add_to_cart_button.ajax_add_to_cart.product_type_simple[href*="add-to-cart="]',
    '.ajax_add_to_cart[data-product_id][data-product_sku][data-quantity="1"][aria-label][rel~="nofollow"]',
  ],
  sort: [
    'form.woocommerce-ordering[method="get"] select.orderby[name="orderby"][aria-label]',
    'form.woocommerce-ordering select.orderby > option[value="price-desc"]',
    'form.woocommerce-ordering input[type="hidden"][name="paged"][value="1"]',
  ],
  product: [
    'form.cart[method="post"][action]',
    'form.cart > div.quantity:not(.hidden) input.qty[type="number"][name="quantity"][value][min][step="1"]',
    'form.cart div.quantity label.screen-reader-text[for]',
    'form.cart button.single_add_to_cart_button[type="submit"][name="add-to-cart"][value]',
  ],
  'product-variable': [
    'form.variations_form.cart[data-product_id][data-product_variations]',
    '.variations label[for]',
    '.variations select[id][name^="attribute_"][data-attribute_name^="attribute_"] > option[value=""]',
    '.variations_form a.reset_variations[href="#"]',
    '.single_variation_wrap > .woocommerce-variation.single_variation',
    '.single_variation_wrap > .woocommerce-variation-add-to-cart input.qty[name="quantity"]',
    '.woocommerce-variation-add-to-cart button.single_add_to_cart_button[type="submit"]:not([name])',
    '.woocommerce-variation-add-to-cart input[type="hidden"][name="add-to-cart"][value]',
    '.woocommerce-variation-add-to-cart input[type="hidden"][name="product_id"][value]',
    '.woocommerce-variation-add-to-cart input.variation_id[type="hidden"][name="variation_id"][value="0"]',
  ],
  gallery: [
    '.woocommerce-product-gallery.images[data-columns][style*="opacity: 0"] > .woocommerce-product-gallery__wrapper',
    '.woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image[data-thumb][data-thumb-alt] > a[href] > img',
    'img.wp-post-image[data-large_image][data-large_image_width][data-large_image_height][data-caption]',
  ],
  cart: [
    '.woocommerce-notices-wrapper',
    'form.woocommerce-cart-form[method="post"] .woocommerce-cart-form__cart-item.cart_item',
    '.cart_item > .product-name',
    '.cart_item > .product-quantity > .quantity input.qty[name^="cart["][min="0"]',
    'form.woocommerce-cart-form button[name="update_cart"]',
  ],
  checkout: [
    '.woocommerce-form-login-toggle a.showlogin[href="#"]',
    'form.woocommerce-form-login.login[style*="display:none"]',
    '.woocommerce-form-coupon-toggle a.showcoupon[href="#"]',
    'form.checkout_coupon.woocommerce-form-coupon[style*="display:none"] input[name="coupon_code"]',
    'form.checkout.woocommerce-checkout[name="checkout"][method="post"]',
    '.create-account input#createaccount[type="checkbox"]',
    '#ship-to-different-address input[type="checkbox"]',
    'div.shipping_address',
  ],
  account: [
    'form.woocommerce-form-login input.woocommerce-Input[type="password"][name="password"][autocomplete="current-password"]',
  ],
};

for (const [name, selectors] of Object.entries(HOOKS) as [PageName, string[]][])
  test(`the page "${name}" has what scripts look for`, async ({ buyer, shop }) => {
    await buyer.add(shop.products.simple.id);
    const page = await buyer.page(shop.pages[name]);
    expect(selectors.filter((selector) => !page.querySelector(selector))).toEqual([]);
  });

test('so has the cart that an answer brings', async ({ buyer, shop }) => {
  const { id } = shop.products.simple;
  const { fragments } = (await (await buyer.add(id)).json()) as Cart;
  const content = parse(fragments[CONTENT]!);
  const selectors = [
    `${CONTENT} > ul.woocommerce-mini-cart.cart_list.product_list_widget > li.woocommerce-mini-cart-item.mini_cart_item`,
    `li > a.remove.remove_from_cart_button[href*="remove_item="][aria-label][data-product_id="${id}"][data-product_sku][data-cart_item_key]`,
    `${CONTENT} > p.woocommerce-mini-cart__total.total`,
    `${CONTENT} > p.woocommerce-mini-cart__buttons.buttons > a.button.wc-forward`,
  ];
  expect(selectors.filter((selector) => !content.querySelector(selector))).toEqual([]);
});
