import { expect, type Page, test } from '@playwright/test';
import { listenTo } from '../helpers/listener';
import { signIn } from '../helpers/newsletter';
import type { Text } from '../helpers/texts';

const SETTINGS = '/wp-admin/options-general.php?page=mullion';
const TABS = ['overview', 'takeovers', 'widgets', 'newsletter', 'social-login', 'attribution', 'advanced'];
/** What nobody translates: names, addresses, code, and WordPress's own button. */
const NO_WORDS =
  /https?:\/\/\S+|\S+@\S+|\S*[_=/.#[\]<>]\S*|\b(Mullion|WooCommerce|WordPress|Google( Maps)?|Facebook|Zalo|Messenger|OpenID( Connect)?|React|Preact|JSON|CSV|ID|API|Save Changes)\b/g;
const isOpen = ({ text }: Text) => !text.includes('⟦') && /\p{L}{2}/u.test(text.replace(NO_WORDS, ''));

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 'administrator');
  await page.context().addCookies([{ name: 'mullion-test-pseudo', value: '1', url: baseURL! }]);
});

/** What stands in a part of the page. */
async function textsIn(page: Page, selector: string): Promise<Text[]> {
  return page.evaluate((region) => {
    const part = document.querySelector(region);
    const other = new DOMParser().parseFromString(part?.outerHTML ?? '', 'text/html');
    return window.textsOf(other);
  }, selector);
}

for (const tab of TABS) {
  test(`the settings' tab "${tab}" says nothing that cannot be translated`, async ({ page }) => {
    await listenTo(page);
    await page.goto(`${SETTINGS}&tab=${tab}`);
    const texts = await textsIn(page, '#wpbody-content .wrap');
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter(({ text }) => text.includes('⟦')).length).toBeGreaterThan(3);
    expect(texts.filter(isOpen)).toEqual([]);
  });
}
