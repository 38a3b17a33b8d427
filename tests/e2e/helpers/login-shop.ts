import { test } from '@playwright/test';
import { closeShop, freshShop } from './login';
import { startOpenIdProvider, startSocialProviders } from './login-provider';

/** Who the OpenID provider says it is, unless a test lets it say something else. */
export const AN = { sub: 'an-1', email: 'an@login.test', email_verified: true, name: 'Nguyễn Văn An' };
/** The page of the customer's account. */
export const ACCOUNT = '/tai-khoan/';

const start = async () => {
  const [openId, social] = await Promise.all([startOpenIdProvider(), startSocialProviders()]);
  return { openId, social };
};

/**
 * Runs the providers for the tests of a file, each of which begins with a fresh shop that knows them; the last leaves none.
 *
 * What is returned is filled in before the first test: read it inside of tests only.
 */
export function withProviders() {
  const providers = {} as Awaited<ReturnType<typeof start>>;
  test.beforeAll(async () => {
    Object.assign(providers, await start());
  });
  test.afterAll(async ({ request }) => {
    await closeShop(request);
    await Promise.all(Object.values(providers).map(({ stop }) => stop()));
  });
  test.beforeEach(async ({ request }) => {
    const { openId, social } = providers;
    await freshShop(request, openId.url, social.url, [openId.port, social.port]);
    openId.say(AN);
  });
  return providers;
}
