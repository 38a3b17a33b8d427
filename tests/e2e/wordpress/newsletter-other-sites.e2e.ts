import { expect, test } from '@playwright/test';
import { newEmail, newVisitor, SUBMIT, tokenOf, truthOf } from '../helpers/newsletter';

test('a form on another site does nothing in a real browser', async ({ page, request, baseURL }) => {
  const email = newEmail('csrf');
  const _token = await tokenOf(request);
  await page.setExtraHTTPHeaders(newVisitor());
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}${SUBMIT}"><input name="action" value="submit_register_form"><input name="_token" value="${_token}"><input name="email_reg" value="${email}"><button>x</button></form>`,
    }),
  );
  await page.goto('https://evil.example/');
  await Promise.all([page.waitForURL(`${baseURL}/**`), page.getByRole('button').click()]);
  expect((await truthOf(request, email)).rows).toEqual([]);
});
