/**
 * The demo site's pages, one of each kind, as the site itself knows their addresses.
 *
 * @typedef {object} DemoPage
 * @property {string} name
 * @property {string} path From the site's root.
 * @property {boolean} hasCart Whether it is looked at with something in the cart.
 */

const ADDRESSES = `<?php
$page = static fn(string $slug): ?string => ($found = get_page_by_path($slug)) ? get_permalink($found) : null;
$post = static fn(array $query): ?string => ($found = get_posts(['numberposts' => 1] + $query)) ? get_permalink($found[0]) : null;
$term = static fn(array $query): ?string => is_array($found = get_terms(['number' => 1] + $query)) && $found ? get_term_link($found[0]) : null;
$product = static function (string $type): ?string {
    $found = wc_get_products(['limit' => 1, 'type' => $type, 'status' => 'publish', 'orderby' => 'menu_order', 'order' => 'ASC']);
    return $found ? $found[0]->get_permalink() : null;
};
$showcase = get_category_by_slug('cong-trinh');
echo json_encode(array_filter([
    'home' => home_url('/'),
    'listing' => wc_get_page_permalink('shop'),
    'category' => $term(['taxonomy' => 'product_cat', 'orderby' => 'count', 'order' => 'DESC']),
    'search' => home_url('/?s=kính&post_type=product'),
    'product' => $product('simple'),
    'product-variable' => $product('variable'),
    'sale' => $page('khuyen-mai'),
    'cart-empty' => wc_get_page_permalink('cart'),
    'cart' => wc_get_page_permalink('cart'),
    'checkout' => wc_get_page_permalink('checkout'),
    'account' => wc_get_page_permalink('myaccount'),
    'blog' => get_permalink((int) get_option('page_for_posts')) ?: null,
    'post' => $post(['category__not_in' => $showcase ? [$showcase->term_id] : []]),
    'showcase' => $showcase ? get_category_link($showcase) : $page('cong-trinh'),
    'project' => $showcase ? $post(['category' => $showcase->term_id]) : null,
    'about' => $page('gioi-thieu'),
    'contact' => $page('lien-he'),
    'questions' => $page('cau-hoi-thuong-gap'),
    'not-found' => home_url('/khong-co-trang-nay/'),
]));`;

const NEEDS_CART = new Set(['cart', 'checkout']);

/**
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<DemoPage[]>}
 */
export async function demoPages(site) {
  const addresses = /** @type {Record<string, string>} */ (JSON.parse(await site.runPhp(ADDRESSES)));
  return Object.entries(addresses).map(([name, address]) => {
    const { pathname, search } = new URL(address);
    return { name, path: pathname + search, hasCart: NEEDS_CART.has(name) };
  });
}

/** Query that puts the first simple product into a visitor's cart. */
export const fillCartPath = async (/** @type {import('./site.mjs').Site} */ site) =>
  site.runPhp(`<?php
$found = wc_get_products(['limit' => 2, 'type' => 'simple', 'status' => 'publish', 'stock_status' => 'instock', 'orderby' => 'menu_order', 'order' => 'ASC']);
echo '/?add-to-cart=' . $found[0]->get_id();`);
