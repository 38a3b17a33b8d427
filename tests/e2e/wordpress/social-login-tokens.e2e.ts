import { expect, test } from '@playwright/test';
import { expectNothing, login } from '../helpers/login';
import { forge } from '../helpers/login-provider';
import { AN, withProviders } from '../helpers/login-shop';

const providers = withProviders();

// The whole table is in tests/php/IdTokenTest.php; here is what a provider's answer comes to.
test.describe('an ID token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const cases: Record<string, (say: typeof providers.openId.say) => void> = {
    'of another issuer': (say) => say({ ...AN, iss: 'https://evil.example' }),
    'that has expired': (say) => say({ ...AN, exp: now() - 300, iat: now() - 600 }),
    'signed by somebody else': (say) => say(AN, { token: forge.signature }),
    'not signed (alg none)': (say) => say(AN, { token: forge.none }),
    'signed with our own secret (HS256)': (say) => say(AN, { token: forge.symmetric }),
    'changed after signing': (say) => say(AN, { token: forge.changed }),
    'that is missing': (say) => say(AN, { answer: ({ body }) => delete body.id_token }),
  };
  for (const [name, prepare] of Object.entries(cases)) {
    test(name, async ({ request }) => {
      prepare(providers.openId.say);
      const ending = await login(request);
      expect(ending.failed).toBe('refused');
      await expectNothing(request, ending);
    });
  }
});
