import { expect, type Page, test } from '@playwright/test';
import { insert, ready } from '../helpers/editor';
import { signIn } from '../helpers/newsletter';
import { collectProblems } from '../helpers/page-health';
import { expectTicking } from '../helpers/ticking';

const UNTIL = '2099-01-01T10:00';
const clock = (page: Page) => page.locator('.wp-block-mullion-countdown [data-widget="countdown"]');

/** WordPress's own API, as far as the tests go. */
// biome-ignore lint/suspicious/noExplicitAny: it has no types here.
type WordPress = any;

/** The blocks of ours in what the editor holds: name and validity. */
const blocksOf = (page: Page) =>
  page.evaluate(() => {
    const editor = (window as WordPress).wp.data.select('core/block-editor');
    return (editor.getClientIdsWithDescendants() as string[])
      .map((id) => [editor.getBlockName(id), editor.isBlockValid(id)])
      .filter(([name]) => name.startsWith('mullion/'));
  });

/** The answers of the plugin that say that something is missing or broken, from now on. */
function missingOfOurs(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && /mullion/.test(response.url()))
      found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

test.beforeEach(({ page }) => signIn(page, 'administrator'));

test.describe('in the site editor of a block theme', () => {
  const EDITOR = '/wp-admin/site-editor.php?postType=wp_template&postId=blocks%2F%2Findex&canvas=edit';
  const TEMPLATE = 'blocks//index';

  test.beforeEach(({ page, baseURL }) =>
    page.context().addCookies([{ name: 'mullion-test-theme', value: 'blocks', url: baseURL ?? '' }]),
  );
  test.afterEach(({ page }) =>
    page.evaluate(
      (id) =>
        (window as WordPress).wp.apiFetch({ path: `/wp/v2/templates/${id}?force=true`, method: 'DELETE' }),
      TEMPLATE,
    ),
  );

  test('a countdown in a template: seen there, ticking on the site, valid when it is opened again', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    // What cannot be loaded is named by the browser without its address: WordPress's own (patterns and
    // pictures of wordpress.org, what a core without its themes lacks) is told from ours by the answers.
    const isOfLoading = (text: string) => /^Failed to load resource/.test(text);
    // WooCommerce 11 enqueues its style for block themes in a way that WordPress's editor complains of, and WordPress 7.1
    // one of its own; WooCommerce 9.9 asks what the editor of 6.8 has given another name.
    const isOfOthers = (text: string) =>
      /^(woocommerce|global-styles)-\S+ was added to the iframe incorrectly/.test(text) ||
      /^select\( 'core\/edit-site' \)\.\w+ is deprecated/.test(text);
    const missing = missingOfOurs(page);
    await page.goto(EDITOR);
    await ready(page);
    const frame = page.frameLocator('iframe[name="editor-canvas"]');
    await expect(frame.locator('[data-block]').first()).toBeVisible();
    await insert(page, ['mullion/countdown', { until: UNTIL }]);
    await page.evaluate(
      (id) =>
        (window as WordPress).wp.data.dispatch('core').saveEditedEntityRecord('postType', 'wp_template', id),
      TEMPLATE,
    );
    await expect(frame.locator('[data-widget="countdown"]')).toContainText(/\d/);

    const visitor = await page.context().newPage();
    await visitor.goto('/?p=1');
    await expectTicking(clock(visitor));
    await visitor.close();

    await page.goto(EDITOR);
    await ready(page);
    await expect.poll(() => blocksOf(page)).toEqual([['mullion/countdown', true]]);
    expect(problems.filter((text) => !isOfLoading(text) && !isOfOthers(text))).toEqual([]);
    expect(missing).toEqual([]);
  });
});

test.describe('in the widgets screen of a classic theme', () => {
  /** The widgets that hold a block of ours, as the server keeps them. */
  const saved = (page: Page): Promise<{ id: string; sidebar: string }[]> =>
    page.evaluate(async () => {
      const { apiFetch } = (window as WordPress).wp;
      const widgets = (await apiFetch({ path: '/wp/v2/widgets?context=edit' })) as WordPress[];
      return widgets.filter(({ instance }) => instance?.raw?.content?.includes('wp:mullion/'));
    });

  /** Takes our blocks out of the theme's areas: they stand on every page that other tests look at. */
  const clear = async (page: Page) => {
    await page.goto('/wp-admin/widgets.php');
    await page.waitForFunction(() => Boolean((window as WordPress).wp?.apiFetch));
    for (const { id } of await saved(page))
      await page.evaluate(
        (path) => (window as WordPress).wp.apiFetch({ path, method: 'DELETE' }),
        `/wp/v2/widgets/${id}?force=true`,
      );
  };
  test.beforeEach(({ page }) => clear(page));
  test.afterEach(({ page }) => clear(page));

  test('seen there, ticking on the site, valid when it is opened again', async ({ page }) => {
    await page.goto('/wp-admin/widgets.php');
    await ready(page);
    const area = await page.waitForFunction(() => {
      const editor = (window as WordPress).wp.data.select('core/block-editor');
      const areas = editor.getBlocks() as { name: string; clientId: string }[];
      const id = areas.find(({ name }) => name === 'core/widget-area')?.clientId;
      // Until what it holds has come, nothing that is put into it is kept.
      return id && editor.areInnerBlocksControlled(id) && id;
    });
    await page.evaluate(
      ([id, until]) => {
        const { blocks, data } = (window as WordPress).wp;
        const block = blocks.createBlock('mullion/countdown', { until });
        data.dispatch('core/block-editor').insertBlock(block, 0, id);
      },
      [await area.jsonValue(), UNTIL] as const,
    );
    // It can be pressed once the editor has taken notice of the change.
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Widgets saved.').first()).toBeVisible();
    // The widget is saved before its area is: only then has a visitor's page it.
    await expect
      .poll(async () => (await saved(page)).map(({ sidebar }) => sidebar))
      .toEqual([expect.not.stringContaining('inactive')]);

    const visitor = await page.context().newPage();
    await visitor.goto('/cua-hang/');
    await expectTicking(clock(visitor));
    await visitor.close();

    await page.goto('/wp-admin/widgets.php');
    await ready(page);
    await expect.poll(() => blocksOf(page)).toEqual([['mullion/countdown', true]]);
  });
});
