import type { Page } from '@playwright/test';
import { signIn } from './newsletter';

interface Asked {
  path: string;
  method?: string;
  data?: object;
}

// biome-ignore lint/suspicious/noExplicitAny: what WordPress answers is of any kind.
type Api = (asked: Asked) => Promise<any>;

/** Signs in, and asks WordPress's REST as its editor does. */
export async function openApi(page: Page): Promise<Api> {
  await signIn(page, 'administrator');
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  return async ({ path, method = 'GET', data }) => {
    const [route, query = ''] = path.split('?');
    const answer = await page.request.fetch(`/?rest_route=${route}&${query}`, {
      method,
      headers: { 'X-WP-Nonce': nonce },
      ...(data && { data }),
    });
    return answer.json();
  };
}

/** Publishes a page while `use` looks at it as a visitor does. */
export async function withPage(
  page: Page,
  content: string,
  use: (visitor: Page, url: string) => Promise<void>,
): Promise<void> {
  const api = await openApi(page);
  const data = { title: 'Tay viết', content, status: 'publish' };
  const { id, link } = await api({ path: '/wp/v2/pages', method: 'POST', data });
  const context = await page.context().browser()?.newContext({ locale: 'vi-VN' });
  try {
    const visitor = (await context?.newPage()) as Page;
    await use(visitor, link);
  } finally {
    await context?.close();
    await api({ path: `/wp/v2/pages/${id}?force=true`, method: 'DELETE' });
  }
}
