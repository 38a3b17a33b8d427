// @vitest-environment node
import { expect, test } from 'vitest';
import {
  databaseArguments,
  fpmConfig,
  nginxConfig,
  redisArguments,
} from '../../../scripts/lib/stack-config.mjs';
import { findStack, needStack } from '../../../scripts/lib/stack-programs.mjs';

type Machine = NonNullable<Parameters<typeof findStack>[0]>;

const DEBIAN = [
  '/usr/bin/php',
  '/usr/bin/redis-server',
  '/usr/bin/mariadb-install-db',
  '/usr/sbin/mariadbd',
  '/usr/sbin/nginx',
  '/usr/sbin/php-fpm8.2',
  '/usr/sbin/php-fpm8.4',
];

/** A machine with these programs, whose PHP has these extensions. */
const machine = (paths: string[], extensions = ['mysqli', 'redis']): Machine => ({
  find: (name) => paths.filter((path) => name.test(path.slice(path.lastIndexOf('/') + 1))),
  ask: () => ({ version: '8.4.3', extensions }),
});

test('where all is there, php-fpm is the one of the command line', () => {
  expect(needStack(machine(DEBIAN))).toMatchObject({ fpm: '/usr/sbin/php-fpm8.4', phpVersion: '8.4.3' });
});

test('what is missing is named with the packages to install, each once', () => {
  const bare = machine(DEBIAN.filter((path) => !/mariadb|nginx/.test(path)));
  expect(() => needStack(bare)).toThrow(
    "The stack needs mariadbd, mariadb-install-db, nginx, which this machine hasn't. On Debian: apt-get install mariadb-server nginx",
  );
  expect(findStack(machine(DEBIAN, ['mysqli'])).packages).toEqual(['php-redis']);
  expect(findStack(machine([])).packages).toContain('php-cli');
});

const config = (more = {}) =>
  nginxConfig({
    dir: '/x',
    tree: '/x/wordpress',
    fpm: '/x/fpm.sock',
    port: 9630,
    shopPages: ['/gio-hang/', '/thanh-toan/'],
    isCached: true,
    isRoot: false,
    ...more,
  });

/** What a `map` of the configuration says to a value. */
function mapped(name: string, value: string) {
  const [, pattern] = new RegExp(`\\$${name} \\{ default 0; "~(.*)" 1; \\}`).exec(config()) ?? [];
  return new RegExp(pattern!).test(value);
}

test('who has a cart or is logged in gets pages of their own', () => {
  for (const cookie of [
    'woocommerce_items_in_cart=1',
    'a=b; wp_woocommerce_session_ab=x',
    'wordpress_logged_in_ab=x',
  ])
    expect(mapped('own_cookie', cookie), cookie).toBe(true);
  for (const cookie of ['', 'mullion_form=abc', '_ga=1'])
    expect(mapped('own_cookie', cookie), cookie).toBe(false);
});

test('what an address does is asked of PHP, and what it only names is kept', () => {
  for (const query of ['add-to-cart=7', 'a=1&wc-ajax=add_to_cart', 'mullion-login=oidc', 'mullion-test=cart'])
    expect(mapped('own_parameter', query), query).toBe(true);
  for (const query of ['', 'old=90000', 'mullion-config=ab-cd', 'utm_source=add-to-cart'])
    expect(mapped('own_parameter', query), query).toBe(false);
  for (const path of ['/gio-hang/', '/thanh-toan/don-hang/7', '/wp-admin/admin-ajax.php', '/wp-login.php'])
    expect(mapped('own_path', path), path).toBe(true);
  for (const path of ['/', '/cua-hang/']) expect(mapped('own_path', path), path).toBe(false);
});

test('every server listens on the loopback or on a socket alone', () => {
  expect(config()).toContain('listen 127.0.0.1:9630;');
  expect(config({ isCached: false })).toContain('fastcgi_cache off;');
  expect(fpmConfig({ dir: '/x', socket: '/x/fpm.sock', workers: 12, isRoot: true })).toContain(
    'listen = /x/fpm.sock',
  );
  expect(databaseArguments({ data: '/x/db', socket: '/x/db.sock', isRoot: true })).toContain(
    '--skip-networking',
  );
  expect(redisArguments({ dir: '/x', socket: '/x/redis.sock' }).join(' ')).toContain(
    '--port 0 --unixsocket /x/redis.sock',
  );
});
