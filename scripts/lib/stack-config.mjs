/** Cookies of a visitor whose pages are nobody else's; the last is that of our own tests. */
const OWN_COOKIES = [
  'woocommerce_items_in_cart',
  'wp_woocommerce_session_',
  'wordpress_logged_in_',
  'wp-postpass_',
  'comment_author_',
  'mullion[_-]test',
];
/** Parameters that do something, or are one visitor's. */
const OWN_PARAMETERS = [
  'add-to-cart',
  'remove_item',
  'undo_item',
  'removed_item',
  'update_cart',
  'wc-ajax',
  'wc-api',
  'order',
  'key',
  'preview',
  'mullion-(test|login|news|cart)[a-z-]*',
];
/** Addresses that are one visitor's wherever the shop stands; those of cart, checkout and account are its own. */
const OWN_PATHS = ['/wp-admin/', '/wp-json/', '/wp-login\\.php', '/wp-cron\\.php', '/xmlrpc\\.php', '/mail/'];

/**
 * nginx in front of php-fpm, with WooCommerce's usual rules for its cache of whole pages.
 *
 * @param {object} site
 * @param {string} site.dir Where its files go.
 * @param {string} site.tree
 * @param {string} site.fpm php-fpm's socket.
 * @param {number} site.port
 * @param {string[]} site.shopPages Paths of cart, checkout and account.
 * @param {boolean} site.isCached
 * @param {boolean} site.isRoot
 */
export function nginxConfig({ dir, tree, fpm, port, shopPages, isCached, isRoot }) {
  const paths = [...OWN_PATHS, ...shopPages.map(escaped)].join('|');
  return `${isRoot ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${dir}/nginx.pid; error_log ${dir}/nginx.error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  client_max_body_size 32m; gzip on; gzip_types text/css application/javascript application/json;
  fastcgi_cache_path ${dir}/pages levels=1:2 keys_zone=pages:10m inactive=60m use_temp_path=off;
  map $http_cookie $own_cookie { default 0; "~(${OWN_COOKIES.join('|')})" 1; }
  map $args $own_parameter { default 0; "~(^|&)(${OWN_PARAMETERS.join('|')})(=|&|$)" 1; }
  map $request_uri $own_path { default 0; "~^(${paths})" 1; }
  map $request_method $own_method { default 1; GET 0; HEAD 0; }
  map "$own_cookie$own_parameter$own_path$own_method" $own { default 1; 0000 0; }
  server {
    listen 127.0.0.1:${port};
    root ${tree}; index index.php; absolute_redirect off;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      try_files $uri =404;
      include /etc/nginx/fastcgi_params;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${fpm};
      fastcgi_read_timeout 120;
      fastcgi_buffers 64 16k; fastcgi_buffer_size 32k;
      fastcgi_cache ${isCached ? 'pages' : 'off'};
      fastcgi_cache_key "$scheme$request_method$host$request_uri";
      fastcgi_cache_valid 200 60m;
      fastcgi_cache_lock on;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie;
      fastcgi_cache_bypass $own; fastcgi_no_cache $own;
      add_header X-Page-Cache $upstream_cache_status always;
    }
  }
}
`;
}

const escaped = (/** @type {string} */ path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * php-fpm with as many workers as a small shop's server has.
 *
 * @param {{ dir: string, socket: string, workers: number, isRoot: boolean }} pool
 */
export const fpmConfig = ({ dir, socket, workers, isRoot }) => `[global]
error_log = ${dir}/php-fpm.error.log
daemonize = no
[www]
${isRoot ? 'user = root\ngroup = root' : ''}
listen = ${socket}
pm = static
pm.max_children = ${workers}
catch_workers_output = yes
clear_env = no
php_admin_value[memory_limit] = 512M
`;

/** @param {{ data: string, socket: string, isRoot: boolean }} database */
export const databaseArguments = ({ data, socket, isRoot }) => [
  '--no-defaults',
  ...(isRoot ? ['--user=root'] : []),
  `--datadir=${data}`,
  `--socket=${socket}`,
  `--pid-file=${data}/mariadb.pid`,
  '--skip-networking',
  '--skip-log-bin',
  // Nothing here has to outlive a power failure.
  '--innodb-flush-log-at-trx-commit=2',
];

/** @param {{ dir: string, socket: string }} cache */
export const redisArguments = ({ dir, socket }) => [
  ...['--port', '0', '--unixsocket', socket, '--unixsocketperm', '700'],
  ...['--save', '', '--appendonly', 'no', '--dir', dir],
  ...['--maxmemory', '128mb', '--maxmemory-policy', 'allkeys-lru'],
];
