import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

interface Row {
  id: string;
  email: string;
  status: string;
  consent: string;
  source: string;
  address_hash: string;
  secret: string;
}
interface Mail {
  subject: string;
  message: string;
  headers: string[];
}
interface Truth {
  rows: Row[];
  all: number;
  mails: Mail[];
  events: string[];
}

export const SUBMIT = '/wp-admin/admin-ajax.php';

let count = 0;
/** An address that no other test, nor an earlier run, has used. */
export const newEmail = (name = 'khach') =>
  `${name}-${Date.now().toString(36)}${++count}@example.com`.toLowerCase();
/** A visitor of one's own, with limits of their own. */
export const newVisitor = () => ({
  'X-Test-Visitor': [10, 0, 0, 0].map((part) => part || 1 + Math.floor(Math.random() * 250)).join('.'),
});

const query = (what: string, more: Record<string, string>) =>
  `/?${new URLSearchParams({ 'mullion-test': what, ...more })}`;
/** Asks the test plugin (tests/mu-plugins/newsletter-truth.php). */
export async function ask<Answer>(
  request: APIRequestContext,
  what: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return (await request.get(query(what, more))).json();
}
/** What the server has of an address. */
export const truthOf = (request: APIRequestContext, email: string) =>
  ask<Truth>(request, 'newsletter', { email });
/** Signs this browser in. */
export const signIn = (page: Page, role: string) => page.goto(query('newsletter-user', { role }));
/** Sets an option, as code does. */
export const setOption = (request: APIRequestContext, name: string, value: unknown) =>
  ask(request, 'newsletter-option', { name, value: JSON.stringify(value) });

/** The page with the form; `old`: as a cache has kept it for so many seconds. */
export async function pageUrl(request: APIRequestContext, old = 0): Promise<string> {
  const { url } = await ask<{ url: string }>(request, 'newsletter-page');
  return old ? `${url}?old=${old}` : url;
}

/** The token of a page that is so old. */
export async function tokenOf(request: APIRequestContext, old = 10): Promise<string> {
  const html = await (await request.get(await pageUrl(request, old))).text();
  return /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

export interface Post {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}
/** Posts as the form's script does. */
export async function post(
  request: APIRequestContext,
  baseURL: string,
  { fields = {}, headers = {} }: Post,
): Promise<APIResponse> {
  const form: Record<string, string> = { action: 'submit_register_form', note: '', ...fields };
  form._token ??= await tokenOf(request);
  return request.post(SUBMIT, {
    form,
    headers: { Origin: baseURL, Accept: 'application/json', ...headers },
    maxRedirects: 0,
  });
}

/** The link of a mail for a purpose, as a path. */
export function linkIn(mail: Mail | undefined, purpose: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`https?://\\S+mullion-news=${purpose}\\S+`).exec(mail?.message ?? '')?.[0] ?? '';
  const url = new URL(link);
  return url.pathname + url.search;
}
