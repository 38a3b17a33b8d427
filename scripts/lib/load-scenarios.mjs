import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let visitors = 0;

/** An address on the net that nobody had before: each visitor has limits of their own. */
export const newAddress = () => {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Home, listing and product page in turn, by visitors without a cart. @param {string[]} pages @returns {import('./load-run.mjs').Scenario} */
export function pageViews(pages) {
  let count = 0;
  return {
    name: 'page views',
    cycle: pages.length,
    ask: () => ({ path: String(pages[count++ % pages.length]) }),
    isGood: (status, body) => status === 200 && body.includes('</html>'),
  };
}

/** A product is put into the cart, each client being one visitor. @param {string} product @returns {import('./load-run.mjs').Scenario} */
export const adds = (product) => ({
  name: 'adds to cart',
  ask: () => ({
    method: 'POST',
    path: '/?wc-ajax=add_to_cart',
    body: `product_id=${product}&quantity=1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  isGood: (status, body) => status === 200 && body.includes('"fragments"') && !body.includes('"error":true'),
});

/** Logins begin: the answer leads to the provider. @type {import('./load-run.mjs').Scenario} */
export const loginStarts = {
  name: 'login starts',
  ask: () => ({ path: '/?mullion-login=oidc', headers: { 'x-test-visitor': newAddress() } }),
  isGood: (status, _body, _client, location) => status === 303 && location.includes('/authorize?'),
};

/**
 * Addresses are subscribed, each by a visitor of its own.
 *
 * @param {import('./stack.mjs').StackSite} site
 * @param {string} token The form's.
 */
export function subscriptions(site, token) {
  /** @type {string[]} */
  const accepted = [];
  let count = 0;
  /** @type {import('./load-run.mjs').Scenario} */
  const scenario = {
    name: 'newsletter posts',
    ask: (client) => {
      client.sent.email = `load-${++count}@example.com`;
      const fields = {
        action: 'submit_register_form',
        note: '',
        email_reg: client.sent.email,
        _token: token,
      };
      return {
        method: 'POST',
        path: '/wp-admin/admin-ajax.php',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
          origin: site.url,
          'x-test-visitor': newAddress(),
        },
      };
    },
    isGood: (status, body, client) => {
      const isGood = status === 200 && body.includes('"success":true');
      if (isGood) accepted.push(String(client.sent.email));
      return isGood;
    },
  };
  return { scenario, lost: () => lostOf(site, accepted) };
}

/** Addresses that were accepted and have no row, and mails that are missing. @param {import('./stack.mjs').StackSite} site @param {string[]} accepted */
async function lostOf(site, accepted) {
  const code = `<?php global $wpdb;
echo json_encode($wpdb->get_col("SELECT email FROM {$wpdb->prefix}mullion_subscribers WHERE email LIKE 'load-%'"));`;
  const rows = new Set(/** @type {string[]} */ (JSON.parse(await site.runPhp(code))));
  const mails = readFileSync(join(site.tree, 'wp-content/load-mails'), 'utf8').length;
  return {
    accepted: accepted.length,
    rows: accepted.filter((email) => !rows.has(email)).length,
    mails: Math.max(0, accepted.length - mails),
  };
}
