import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What the server knows: tests/mu-plugins/login-truth.php. */
export interface LoginTruth {
  me: string | null;
  users: { login: string; email: string; roles: string[] }[];
  logins: { provider: string; subject: string; email: string; login: string | null }[];
  mails: { to: string; text: string }[];
  autoload: string;
}

export async function truth(api: APIRequestContext, asked: object = {}): Promise<LoginTruth> {
  return (await api.post('/?mullion-test=login', { data: JSON.stringify(asked), maxRetries: 3 })).json();
}

const PROVIDER = { id: 'shop', secret: 's3cret' };

/** A shop without connections, with all providers set up. */
export const freshShop = (api: APIRequestContext, issuer: string, social: string, ports: number[]) =>
  truth(api, {
    reset: true,
    options: {
      mullion_test_local: 'yes',
      mullion_test_ports: ports,
      mullion_test_addresses: social,
      woocommerce_enable_myaccount_registration: 'yes',
      mullion_social_login: {
        facebook: PROVIDER,
        zalo: PROVIDER,
        oidc: { ...PROVIDER, issuer, label: 'Cửa Việt ID' },
        forms: true,
        privileged: false,
      },
    },
  });

/** The shop as it was before: what the next file reads has no social login. */
export const closeShop = (api: APIRequestContext) =>
  truth(api, {
    reset: true,
    options: {
      mullion_test_local: null,
      mullion_test_ports: null,
      mullion_test_addresses: null,
      mullion_social_login: {},
    },
  });

const hop = async (api: APIRequestContext, url: string) =>
  (await api.get(url, { maxRedirects: 0 })).headers().location ?? '';

/** Begins a login and goes to the provider and back: the address of the callback, not opened yet. */
export async function callbackOf(api: APIRequestContext, provider = 'oidc', more = ''): Promise<string> {
  const authorize = await hop(api, `/?mullion-login=${provider}${more}`);
  if (!authorize.includes('authorize')) throw new Error(`The start led to "${authorize}".`);
  return hop(api, authorize);
}

/** Opens a callback: where it leads, the word for why not, and whether the browser is logged in now. */
export async function open(api: APIRequestContext, callback: string) {
  const response = await api.get(callback, { maxRedirects: 0 });
  const location = response.headers().location ?? '';
  const failed = /mullion-login-failed=([\w-]+)/.exec(location)?.[1] ?? null;
  const cookies = response
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith('wordpress_logged_in_'));
  return {
    status: response.status(),
    location,
    failed,
    isLoggedIn: cookies.length > 0,
    text: await response.text(),
  };
}

export const login = async (api: APIRequestContext, provider = 'oidc', more = '') =>
  open(api, await callbackOf(api, provider, more));

/** Logs in with a password, as someone that a test has made. */
export async function enter(page: Page, who: string) {
  await page.goto('/wp-login.php');
  await page.fill('#user_login', who);
  await page.fill('#user_pass', 'mat-khau');
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin|tai-khoan/);
}

/** Nobody got in, and nothing was made. */
export async function expectNothing(api: APIRequestContext, ending: { isLoggedIn: boolean }) {
  expect(ending.isLoggedIn).toBe(false);
  const { me, users, logins } = await truth(api);
  expect({ me, users, logins }).toEqual({ me: null, users: [], logins: [] });
}
