import { expect, test } from '@playwright/test';
import { collectProblems } from '../helpers/page-health';
import { withPage } from '../helpers/published';
import { expectTicking } from '../helpers/ticking';

const html = (markup: string) => `<!-- wp:html -->${markup}<!-- /wp:html -->`;
const countdown = (name: string) =>
  html(`<div class="${name}" data-widget="countdown" data-until="2099-01-01T10:00"></div>`);

test('markup that an editor has written comes alive; WordPress 6.9 tells the page of it beforehand', async ({
  page,
}) => {
  await withPage(page, countdown('by-hand'), async (visitor, url) => {
    const problems = collectProblems(visitor);
    await visitor.goto(url);
    await expectTicking(visitor.locator('.by-hand'));

    const generator = await visitor
      .locator('meta[name="generator"][content^="WordPress"]')
      .getAttribute('content');
    const [major = 0, minor = 0] = (generator?.match(/\d+/g) ?? []).map(Number);
    const isWhole = major > 6 || (major === 6 && minor >= 9);
    // The page as the server has sent it: before any script of ours has added to it.
    const head = /[\s\S]*?<\/head>/.exec(await (await visitor.request.get(url)).text())?.[0] ?? '';
    const told = JSON.parse(/id="mullion-config">([^<]*)</.exec(head)?.[1] ?? '{}');
    expect('countdown' in told.widgets).toBe(isWhole);
    expect(/countdown-style[^"]*\.css|mullion-countdown-inline-css/.test(head)).toBe(isWhole);
    expect(problems).toEqual([]);
  });
});

test('the Interactivity API beside us: a list that turns its page in the page, with widgets in and around it', async ({
  page,
}) => {
  const query = { perPage: 1, postType: 'post', order: 'desc', orderBy: 'date', inherit: false };
  const list = `<!-- wp:query ${JSON.stringify({ queryId: 7, query, enhancedPagination: true })} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /-->${countdown('within')}<!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;
  await withPage(page, countdown('around') + list, async (visitor, url) => {
    const problems = collectProblems(visitor);
    await visitor.goto(url);
    await expectTicking(visitor.locator('.around'));
    await expectTicking(visitor.locator('.within'));
    await visitor.evaluate(() => Object.assign(window, { isSame: true }));
    const first = await visitor.locator('.wp-block-post-title').innerText();

    await visitor.locator('.wp-block-query-pagination-next').click();

    await expect(visitor.locator('.wp-block-post-title')).not.toHaveText(first);
    expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
    await expectTicking(visitor.locator('.within'));
    await expectTicking(visitor.locator('.around'));
    expect(await visitor.locator('.within').innerText()).not.toMatch(/giây[\s\S]*giây/);

    await visitor.goBack();
    await expect(visitor.locator('.wp-block-post-title')).toHaveText(first);
    await expectTicking(visitor.locator('.within'));
    expect(problems).toEqual([]);
  });
});
