import { PAGES } from '../e2e/helpers/demo-pages';
import { fillCart } from './helpers/cart';
import { test } from './helpers/test';

test.use({ baseURL: process.env.MULLION_WP_URL ?? '' });

/** ms in which colours have changed, which they do by and by. */
const COLOURS = 400;

for (const { name, path, hasCart } of PAGES) {
  test(`demo/${name}: at rest, in the dark, ten seconds later`, async ({ album, atEveryWidth }) => {
    await atEveryWidth(async (visit) => {
      if (hasCart) await fillCart(visit);
      await visit.open(path);
      const atRest = await album.page(visit, `demo/${name}`);
      // Colours are the same at every width.
      const isDark = visit.way.window.width === 360;
      if (isDark) {
        await visit.page.emulateMedia({ colorScheme: 'dark' });
        await visit.pass(COLOURS);
        await album.page(visit, `demo/${name}.dark`);
        await visit.page.emulateMedia({ colorScheme: 'light' });
      }
      await album.tenSecondsLater(visit, `demo/${name}`, atRest, isDark ? COLOURS : 0);
    });
  });

  test(`demo/${name}: without a script`, async ({ album, atEveryWidth }) => {
    const look = async (visit: import('./helpers/visit').Visit) => {
      if (hasCart) await fillCart(visit);
      await visit.open(path);
      await album.page(visit, `demo/${name}.no-script`);
    };
    await atEveryWidth(look, { hasScript: false }, [360]);
  });
}
