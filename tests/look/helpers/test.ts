import { test as base } from '@playwright/test';
import { Album } from './album';
import { Visit, type Way, WINDOWS } from './visit';

type Wish = Omit<Way, 'time' | 'window'>;

interface Look {
  /** One after another would wait for the server most of the time: all windows at once. */
  atEveryWidth(look: (visit: Visit) => Promise<void>, wish?: Wish, widths?: number[]): Promise<void>;
}

/** Tests with an album, and with visits to the site that `baseURL` names. */
export const test = base.extend<Look, { album: Album; saleEnd: Date }>({
  album: [
    async ({ browser }, use) => {
      const lens = await browser.newPage();
      await use(new Album(lens));
      await lens.close();
    },
    { scope: 'worker' },
  ],
  atEveryWidth: async ({ browser, baseURL, saleEnd }, use) => {
    const isDemo = baseURL === process.env.MULLION_WP_URL;
    // Three hours and twenty minutes before the demo's sale ends: the countdown counts, and no cookie is out of date.
    const time = isDemo ? new Date(saleEnd.getTime() - 12_000_000) : new Date('2030-12-25T09:00:00+07:00');
    await use(async (look, wish = {}, widths = WINDOWS.map(({ width }) => width)) => {
      const windows = WINDOWS.filter(({ width }) => widths.includes(width));
      await Promise.all(
        windows.map(async (window) => {
          const visit = await Visit.begin(browser, baseURL ?? '', { ...wish, window, time });
          await look(visit);
          await visit.end();
        }),
      );
    });
  },
  saleEnd: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const html = await (await request.get(process.env.MULLION_WP_URL ?? '')).text();
      await use(new Date(/data-until="([^"]+)"/.exec(html)?.[1] ?? '2026-11-30T23:59:59+07:00'));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
