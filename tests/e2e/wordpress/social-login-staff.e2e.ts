import { expect, test } from '@playwright/test';
import { login, truth } from '../helpers/login';
import { AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();

test.describe('staff', () => {
  for (const [name, claims] of Object.entries({
    verified: AN,
    unverified: { ...AN, email_verified: false },
  })) {
    test(`are not entered by a ${name} address, also not by mail`, async ({ request }) => {
      await truth(request, { users: [['an', 'administrator']] });
      providers.openId.say(claims);
      const ending = await login(request);
      expect(ending.isLoggedIn).toBe(false);
      if (name === 'verified') expect(ending.failed).toBe('privileged');
      else {
        await request.post(ending.location, { form: { email: 'an@login.test' } });
        const link = /https?:\S+/.exec((await truth(request)).mails[0]!.text)![0];
        const answer = await request.post(link, { maxRedirects: 0 });
        expect(answer.status()).toBe(403);
      }
      const { me, logins } = await truth(request);
      expect([me, logins]).toEqual([null, []]);
    });
  }

  test('that were customers when they connected are shut out when they are staff', async ({
    request,
    playwright,
    baseURL,
  }) => {
    await login(request);
    await truth(request, { role: ['an', 'editor'] });
    const later = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    expect((await login(later)).failed).toBe('privileged');
    await later.dispose();
  });
});
