import { expect, test } from '@playwright/test';
import corpus from '../../unit/url-corpus.json' with { type: 'json' };
import { login, open } from '../helpers/login';
import { ACCOUNT, withProviders } from '../helpers/login-shop';

withProviders();

test('only addresses of this site are gone to afterwards', async ({ request, baseURL }) => {
  const { host } = new URL(baseURL ?? '');
  const hostile = [
    ...corpus.filter(({ allowed }) => !allowed).map(({ value }) => value),
    'https://{host}:1/',
    '//{host}:1/',
  ];
  await login(request);
  for (const value of hostile) {
    // Who is logged in already goes on at once, by the same rule.
    const address = value.replaceAll('{host}', host).replaceAll('{origin}', baseURL ?? '');
    const ending = await open(request, `/?mullion-login=oidc&redirect_to=${encodeURIComponent(address)}`);
    expect(new URL(ending.location).origin, value).toBe(baseURL);
  }
});

test('the address of a referrer elsewhere is not gone to', async ({ request, baseURL }) => {
  const start = await request.get('/?mullion-login=oidc', {
    maxRedirects: 0,
    headers: { referer: 'https://evil.example/' },
  });
  const back = await request.get(start.headers().location!, { maxRedirects: 0 });
  expect((await open(request, back.headers().location!)).location).toBe(`${baseURL}${ACCOUNT}`);
});
