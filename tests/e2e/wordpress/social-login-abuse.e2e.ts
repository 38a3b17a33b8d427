import { expect, test } from '@playwright/test';
import { open, truth } from '../helpers/login';
import { withProviders } from '../helpers/login-shop';

const providers = withProviders();

test('nobody is let in for what a browser says about itself', async ({ request }) => {
  await truth(request, {
    users: [
      ['an', 'subscriber'],
      ['admin2', 'administrator'],
    ],
  });
  const claims = [
    { email: 'an@login.test' },
    { email: 'admin2@login.test', user_id: '1', sub: 'an-1', success: 'true' },
    { 'email[]': 'an@login.test', 'user[]': '1' },
  ];
  const addresses = [
    'oidc',
    'google',
    'callback',
    'callback&provider=oidc&code=x',
    'finish',
    'confirm',
    'status',
    'connect',
    'link',
    'x',
  ];
  for (const address of addresses) {
    for (const form of claims) {
      const answers = [
        await request.post(`/?mullion-login=${address}`, {
          form: form as Record<string, string>,
          maxRedirects: 0,
        }),
        await request.post(`/?mullion-login=${address}`, { data: form, maxRedirects: 0 }),
        await request.get(`/?mullion-login=${address}&ticket[]=1&email=an@login.test&user=1`, {
          maxRedirects: 0,
        }),
      ];
      for (const answer of answers) {
        expect(answer.status(), address).toBeLessThan(500);
        expect(answer.headers()['set-cookie'] ?? '').not.toContain('wordpress_logged_in');
      }
    }
  }
  const { me, logins } = await truth(request);
  expect([me, logins]).toEqual([null, []]);
});

test('too many attempts of one visitor are refused', async ({ request }) => {
  await truth(request, { options: { mullion_test_limit: 3 } });
  const words: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn++) words.push((await open(request, '/?mullion-login=oidc')).failed);
  expect(words).toEqual([null, null, null, 'too-many']);
});

test('a provider in the private network is never asked', async ({ request }) => {
  for (const issuer of [
    'https://192.168.0.1',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'http://example.com',
    'https://[::1]',
    providers.openId.url.replace('127.0.0.1', 'localhost'),
  ]) {
    await truth(request, {
      options: {
        mullion_test_local: 'no',
        mullion_social_login: { oidc: { id: 'shop', secret: 's3cret', issuer } },
      },
    });
    expect((await open(request, '/?mullion-login=oidc')).failed, issuer).toBe('unreachable');
    expect((await truth(request)).failures.at(-1), issuer).toContain('is not a public https address');
  }
});
