import { type APIRequestContext, expect } from '@playwright/test';
import { add, productsOf, truthOf, visitor } from '../raw-visitor';
import type { Chance } from './chance';
import type { Endpoint } from './endpoints';
import type { FuzzedRequest } from './requests';

/** What hostile requests may hold by right: with it they come behind the first check. */
export interface Holdings {
  /** Of the newsletter's form, and the cookie that it is good with. */
  token: string;
  form: string;
  /** Of a cart of their own. */
  line: string;
  session: string;
  customer: string;
  /** Cookies of people who are signed in, and press nothing: no request has a nonce. */
  people: string[];
}

const cookiesOf = async (api: APIRequestContext) =>
  (await api.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Fetches all of it. */
export async function gather(base: string): Promise<Holdings> {
  const api = await visitor(base);
  const headers = { 'X-Test-Visitor': '10.250.0.1', Origin: new URL(base).origin };
  const answer = await api.post('/wp-admin/admin-ajax.php?action=mullion_form_token', { headers });
  const { data } = (await answer.json()) as { data: { token: string; wait: number } };
  await new Promise((resolve) => setTimeout(resolve, data.wait * 1000));
  const form = await cookiesOf(api);
  const buyer = await visitor(base);
  await add(buyer, (await productsOf(buyer))[0]!);
  const line = (await truthOf(buyer)).items[0]!.key;
  const people = [];
  for (const role of ['subscriber', 'administrator']) {
    const person = await visitor(base);
    await person.get(`/?mullion-test=newsletter-user&role=${role}`);
    people.push(await cookiesOf(person));
  }
  expect(people.every((cookies) => cookies.includes('wordpress_logged_in'))).toBe(true);
  const session = await cookiesOf(buyer);
  const customer = /wp_woocommerce_session_\w+=(\w+)/.exec(session)?.[1] ?? '';
  return { token: data.token, form, line, session, customer, people };
}

/** The same request with what is held where it is of use. */
export function armed(
  request: FuzzedRequest,
  endpoint: Endpoint,
  chance: Chance,
  held: Holdings,
): FuzzedRequest {
  if (!chance.is(0.4)) return request;
  const { headers, body } = request;
  const withCookies = (cookies: string): Record<string, string> => ({
    ...headers,
    Cookie: [headers.Cookie, cookies].filter(Boolean).join('; '),
  });
  const text = body.toString('latin1');
  if (endpoint.query.includes('submit_register_form')) {
    // No address: what a form with a good token asks for is done, and rightly.
    const harmless = text.replace(/@|%40/g, '%00').replace(/_token/g, 'x');
    const { Origin: _, 'Sec-Fetch-Site': __, ...rest } = withCookies(held.form);
    return { ...request, headers: rest, body: Buffer.from(`_token=${held.token}&${harmless}`, 'latin1') };
  }
  if (endpoint.query.startsWith('wc-ajax')) {
    const mine = Buffer.from(`${text}&cart_item_key=${held.line}`, 'latin1');
    return { ...request, headers: withCookies(held.session), body: mine };
  }
  return endpoint.isForPeople ? { ...request, headers: withCookies(chance.of(held.people)) } : request;
}
