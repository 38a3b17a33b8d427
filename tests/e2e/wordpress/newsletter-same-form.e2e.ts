import { expect, test } from '@playwright/test';
import { pageUrl } from '../helpers/newsletter';

test('no page tells a secret, and its form is the same for every visitor', async ({
  playwright,
  baseURL,
}) => {
  const forms: string[] = [];
  for (const agent of ['one', 'two']) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, userAgent: agent });
    const answer = await visitor.get(await pageUrl(visitor));
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('mullion');
    const html = await answer.text();
    forms.push(/<form class="mullion-newsletter".*?<\/form>/s.exec(html)![0].replace(/value="p-[^"]+/, ''));
    await visitor.dispose();
  }
  expect(forms[0]).toBe(forms[1]);
});
