import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { press } from './seen';

export const PAGE = '/fixtures/pages/map.html';
const CLIENT = readFileSync('fixtures/pages/map-client.js', 'utf8');

/** What stands in for Google: its client, which a bad key makes refuse; silence; or no network. */
type Google = 'answers' | 'is silent' | 'is cut off';

/** Google, in the test's hands; returns the addresses that were asked for. */
export async function google(page: Page, does: Google = 'answers'): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://*.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    if (does === 'is cut off') return route.abort();
    const body = does === 'answers' ? CLIENT : '/* says nothing */';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** Opens the page with other settings, or with another attribute on its root. */
export async function open(
  page: Page,
  settings: object = { key: 'good' },
  html: [string, string] = ['', ''],
) {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const given = JSON.stringify(settings).slice(1, -1);
    const body = (await response.text()).replace('"key":"good","consent":"marketing"', given);
    await route.fulfill({ response, body: body.replace(...html) });
  });
  await page.goto(PAGE);
}

export const map = (page: Page, id: string) => page.locator(`#${id} .mullion-map`);
export const canvas = (page: Page, id = 'office') => map(page, id).locator('.mullion-map__canvas');
/** Puts one more map into the page, and goes there: it starts when it is nearly in view. */
export async function insert(page: Page) {
  await press(page.locator('#insert'));
  await map(page, 'place').scrollIntoViewIfNeeded();
}
export const ASKS = { key: 'good', consent: 'marketing' };
export const fakes = (page: Page) =>
  page.evaluate(() => {
    const { fakeMaps = [], fakePins = [] } = window as unknown as Record<
      string,
      { options: Record<string, unknown>; kind?: string }[]
    >;
    return {
      maps: fakeMaps.map(({ options }) => options),
      pins: fakePins.map(({ kind, options }) => [kind, options.title]),
    };
  });
