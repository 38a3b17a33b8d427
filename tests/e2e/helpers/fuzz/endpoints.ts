/** One way into the plugin: what leads there, and the fields that it reads. */
export interface Endpoint {
  path: string;
  /** What has to be in the address, percent-encoded, so that it is this endpoint. */
  query: string;
  queryFields?: string[];
  fields?: string[];
  cookies?: string[];
  /** Whether it answers people who are signed in. */
  isForPeople?: boolean;
}

const AJAX = '/wp-admin/admin-ajax.php';
const POSTS = '/wp-admin/admin-post.php';
const ORIGIN = [
  'type',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'session_entry',
  'user_agent',
];
const LOGIN = ['provider', 'state', 'code', 'iss', 'error', 'redirect_to', 'display', 'attempt', 'ticket'];
const LINE = ['cart_item_key', 'quantity', 'product_id', 'product_sku', 'variation_id', 'mullion_request'];

const login = (what: string): Endpoint => ({
  path: '/',
  query: `mullion-login=${what}`,
  queryFields: LOGIN,
  fields: ['email', ...LOGIN],
  cookies: ['mullion_login_pending', 'mullion_login_state_88888888'],
});

const cart = (name: string): Endpoint => ({
  path: '/',
  query: `wc-ajax=${name}`,
  queryFields: ['mullion_request', 'add-to-cart'],
  fields: LINE,
  cookies: ['woocommerce_items_in_cart', 'woocommerce_cart_hash'],
});

const posts = (action: string): Endpoint => ({
  path: POSTS,
  query: `action=${action}`,
  queryFields: ['_wpnonce', '_wp_http_referer'],
  fields: ['_wpnonce', 'name', 'position', 'status', 's', 'target', 'secrets'],
  isForPeople: true,
});

/** All that answers visitors (wp-plugin/src: hooks of ajax, of wc-ajax, of admin-post, of a name in the address). */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: AJAX,
    query: 'action=submit_register_form',
    fields: [
      '_token',
      'email_reg',
      'note',
      'form',
      'back',
      ...ORIGIN.map((name) => `mullion_source_${name}`),
    ],
    cookies: ['mullion_form'],
  },
  { path: AJAX, query: 'action=mullion_form_token', fields: ['_token'], cookies: ['mullion_form'] },
  ...['confirm', 'unsubscribe', ''].map((purpose) => ({
    path: '/',
    query: `mullion-news=${purpose}`,
    queryFields: ['s', 'e', 't', 'mullion-news'],
    fields: ['List-Unsubscribe'],
  })),
  ...['facebook', 'zalo', 'oidc', 'callback', 'finish', 'confirm', 'status', 'nobody'].map(login),
  {
    path: '/tai-khoan/',
    query: 'x=1',
    queryFields: ['mullion-login-done', 'mullion-login-failed', 'mullion-login'],
    fields: ['mullion_login_connect', 'mullion_login_disconnect', 'mullion_login_nonce'],
    isForPeople: true,
    cookies: ['mullion_login_pending'],
  },
  ...['add_to_cart', 'remove_from_cart', 'mullion_set', 'mullion_restore', 'get_refreshed_fragments'].map(
    cart,
  ),
  { path: '/', query: 'x=1', queryFields: ['mullion-config', 'mullion'], fields: ['mullion-config'] },
  { path: '/', query: 'mullion=find', queryFields: ['mullion'], isForPeople: true },
  {
    path: '/',
    query: 'x=1',
    fields: ['mullion_dismiss_notice', '_wp_http_referer'],
    cookies: ['mullion_plain_notice', 'store_notice1', 'mullion_form'],
  },
  ...[
    'mullion_takeover',
    'mullion_newsletter_export',
    'mullion_check_mail',
    'mullion_check_login',
    'mullion_export_settings',
    'mullion_import_settings',
  ].map(posts),
  {
    path: '/wp-admin/users.php',
    query: 'page=mullion-newsletter',
    queryFields: ['s', 'status', 'paged', 'deleted'],
    fields: ['_wpnonce', 'delete', 'subscriber[]', 'action', 'action2'],
    isForPeople: true,
  },
  {
    path: '/wp-admin/options-general.php',
    query: 'page=mullion',
    queryFields: ['tab', 'try', 'settings-updated'],
    fields: ['tab'],
    isForPeople: true,
  },
  {
    path: '/wp-admin/options.php',
    query: 'action=update&option_page=mullion-widgets',
    fields: ['_wpnonce', 'mullion_settings', 'mullion_settings[map][key]', 'mullion_settings[mullion-tab]'],
    isForPeople: true,
  },
  {
    path: '/wp-login.php',
    query: 'x=1',
    // Not `redirect_to` nor `log`: WordPress itself answers a list there with 500.
    queryFields: ['mullion-login-failed', 'mullion-login'],
    fields: ['mullion_login_connect', 'mullion_login_disconnect'],
    cookies: ['mullion_login_pending'],
  },
  ...['add-item', 'remove-item'].map((what) => ({
    path: '/',
    query: `rest_route=/wc/store/v1/cart/${what}`,
    queryFields: ['mullion_request'],
    fields: ['id', 'quantity', 'key'],
  })),
  {
    path: '/',
    query: 'rest_route=/wc/store/v1/batch',
    queryFields: ['mullion_request'],
    fields: ['requests', 'requests[0][path]', 'requests[0][body][id]'],
  },
  ...['countdown', 'slider', 'map'].map((name) => ({
    path: '/',
    query: `rest_route=/wp/v2/block-renderer/mullion/${name}&context=edit`,
    queryFields: ['attributes', 'attributes[until]', 'attributes[label]', 'attributes[perView]'],
    fields: ['attributes'],
    isForPeople: true,
  })),
];
