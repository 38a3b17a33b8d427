import { expect, type Page, test } from '@playwright/test';
import { canvas, insert, newPage, openSettings } from '../helpers/editor';
import { listenTo } from '../helpers/listener';
import { setOption, signIn } from '../helpers/newsletter';
import type { Text } from '../helpers/texts';

const SETTINGS = '/wp-admin/options-general.php?page=mullion';
const TABS = ['overview', 'takeovers', 'widgets', 'newsletter', 'social-login', 'attribution', 'advanced'];
const PRODUCT = '/san-pham/cua-di-2-canh-mo-quay-he-55/';
/** What nobody translates: names, addresses, code, and WordPress's own button. */
const NO_WORDS =
  /https?:\/\/\S+|\S+@\S+|\S*[_=/.#[\]<>]\S*|\b(Mullion|WooCommerce|WordPress|Google( Maps)?|Facebook|Zalo|Messenger|OpenID( Connect)?|React|Preact|JSON|CSV|ID|API|KB|ms|(wc|mullion)(-[a-z]+)+|woocommerce|sourcebuster-js|Save Changes)\b/g;
/** One sentence may stand in another. */
const withoutMarked = (text: string): string => {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : withoutMarked(rest);
};
const isOpen = ({ text }: Text) => /\p{L}{2}/u.test(withoutMarked(text).replace(NO_WORDS, ''));

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 'administrator');
  await page.context().addCookies([{ name: 'mullion-test-pseudo', value: '1', url: baseURL! }]);
});

/** What stands in a part of the page, or in the shadow of one. */
async function textsIn(page: Page, selector: string): Promise<Text[]> {
  return page.evaluate((region) => {
    const part = document.querySelector(region);
    const html = part?.shadowRoot?.innerHTML ?? part?.outerHTML ?? '';
    return window.textsOf(new DOMParser().parseFromString(html, 'text/html'));
  }, selector);
}

/** Much is said, and all of it by a translator. */
function expectTranslated(texts: Text[], atLeast: number) {
  expect(texts.filter(({ text }) => text.includes('⟦')).length).toBeGreaterThan(atLeast);
  expect(texts.filter(isOpen)).toEqual([]);
}

for (const tab of TABS) {
  test(`the settings' tab "${tab}" says nothing that cannot be translated`, async ({ page }) => {
    await listenTo(page);
    await page.goto(`${SETTINGS}&tab=${tab}`);
    const texts = await textsIn(page, '#wpbody-content .wrap');
    expect(texts.length).toBeGreaterThan(8);
    expectTranslated(texts, 3);
  });
}

test('nor does the bar of what an administrator tries', async ({ page, request }) => {
  await listenTo(page);
  await setOption(request, 'mullion_takeovers', { quantity: 'me', gallery: 'me' });
  await page.goto(PRODUCT);
  expectTranslated(await textsIn(page, '#mullion-bar'), 8);
  expectTranslated(await textsIn(page, '#wp-admin-bar-mullion-bar'), 0);
  await setOption(request, 'mullion_takeovers', {});
});

for (const [view, path] of [
  ['doctor', '/'],
  ['find', '/'],
  ['find', PRODUCT],
])
  test(`nor does ?mullion=${view} on ${path}`, async ({ page }) => {
    await listenTo(page);
    await page.goto(`${path}?mullion=${view}`);
    await page.locator(`mullion-${view} button`).first().click();
    await expect(page.locator(`mullion-${view}`).getByRole('dialog')).toBeVisible();
    expectTranslated(await textsIn(page, `mullion-${view}`), 4);
  });

test('nor do the blocks, their variations and their settings', async ({ page }) => {
  await listenTo(page);
  await newPage(page, 'Mọi khối');
  const { names, texts } = await page.evaluate(() => {
    const { blocks } = (window as unknown as EditorWindow).wp;
    const ours = blocks.getBlockTypes().filter(({ name }) => name.startsWith('mullion/'));
    const said = ours.flatMap(({ name, title, description, keywords, variations }) =>
      [title, description, keywords.join(', '), ...variations.flatMap((one) => [one.title, one.description])]
        .filter(Boolean)
        .map((text) => ({ where: name, text: String(text) })),
    );
    return { names: ours.map(({ name }) => name), texts: said };
  });
  expect(names.length).toBeGreaterThan(9);
  expectTranslated(texts, 40);
  for (const name of names) {
    await insert(page, [name]);
    await openSettings(page);
    const panel = page.locator('.components-panel__body', { has: page.getByRole('button', { name: '⟦' }) });
    await expect(panel.first(), name).toBeVisible();
    const html = (await panel.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).join('');
    const said = await page.evaluate(
      (text) => window.textsOf(new DOMParser().parseFromString(text, 'text/html')),
      html,
    );
    expectTranslated(said, 0);
  }
  const view = await canvas(page);
  const empty = await view
    .locator(
      '[data-type^="mullion/"] :is(.components-placeholder__label, .components-placeholder__instructions)',
    )
    .evaluateAll((all) =>
      all.map(({ textContent }) => ({ where: 'an empty block', text: textContent ?? '' })),
    );
  expectTranslated(empty, 0);
});

interface EditorWindow {
  wp: {
    blocks: {
      getBlockTypes(): {
        name: string;
        title: string;
        description: string;
        keywords: string[];
        variations: { title: string; description?: string }[];
      }[];
    };
  };
}
