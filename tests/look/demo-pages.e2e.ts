import { FILL_CART, PAGES } from '../e2e/helpers/demo-pages';
import { test } from './helpers/test';

test.use({ baseURL: process.env.MULLION_WP_URL ?? '' });

for (const { name, path, hasCart } of PAGES) {
  test(`demo/${name}: at rest, in the dark, ten seconds later`, async ({ album, atEveryWidth }) => {
    await atEveryWidth(async (visit) => {
      if (hasCart) await visit.context.request.get(FILL_CART);
      await visit.open(path);
      const atRest = await album.page(visit, `demo/${name}`);
      // Colours are the same at every width.
      if (visit.way.window.width === 360) {
        await visit.page.emulateMedia({ colorScheme: 'dark' });
        await album.page(visit, `demo/${name}.dark`);
        await visit.page.emulateMedia({ colorScheme: 'light' });
      }
      await album.tenSecondsLater(visit, `demo/${name}`, atRest);
    });
  });

  test(`demo/${name}: without a script`, async ({ album, atEveryWidth }) => {
    const look = async (visit: import('./helpers/visit').Visit) => {
      if (hasCart) await visit.context.request.get(FILL_CART);
      await visit.open(path);
      await album.page(visit, `demo/${name}.no-script`);
    };
    await atEveryWidth(look, { hasScript: false }, [360]);
  });
}
