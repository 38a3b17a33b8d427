import { expect, test } from '@playwright/test';
import { canvas, expectValid, insert, newPage, openSettings, publish, type Sketch } from '../helpers/editor';
import { signIn } from '../helpers/newsletter';
import { withPage } from '../helpers/published';

const section = (title: string, text: string): Sketch => [
  'core/group',
  {},
  [
    ['core/heading', { level: 3, content: title }],
    ['core/paragraph', { content: text }],
  ],
];

test.beforeEach(({ page }) => signIn(page, 'administrator'));

test('tabs: called by the headings in them, one shown at a time on the page, all of them without script', async ({
  page,
  browser,
}) => {
  await newPage(page, 'Thẻ');
  await insert(page, [
    'mullion/tabs',
    { label: 'Theo phòng' },
    [section('Phòng <em>khách</em>', 'Cửa đi.'), section('Bếp &amp; ăn', 'Cửa sổ.')],
  ]);
  const view = await canvas(page);
  const row = view.locator('[data-widget="tabs"] > ul > li');
  await expect(row).toHaveText(['Phòng khách', 'Bếp & ăn']);
  await page.getByRole('button', { name: 'Thêm thẻ' }).click();
  await expect(row).toHaveText(['Phòng khách', 'Bếp & ăn', 'Thẻ 3']);
  const url = await publish(page);
  await expectValid(page, ['mullion/tabs']);

  await page.goto(url);
  const list = page.getByRole('tablist', { name: 'Theo phòng' });
  await expect(list.getByRole('tab')).toHaveText(['Phòng khách', 'Bếp & ăn', 'Thẻ 3']);
  await list.getByRole('tab', { name: 'Bếp & ăn' }).click();
  await expect(page.getByText('Cửa sổ.')).toBeVisible();
  await expect(page.getByText('Cửa đi.')).toBeHidden();
  await expect(page.locator('h3.mullion-tabs__title').nth(1)).toBeHidden();
  await expect(page).toHaveURL(/#mullion-tabs-2$/);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await expect(plain.getByText('Cửa đi.')).toBeVisible();
  await expect(plain.getByText('Cửa sổ.')).toBeVisible();
  await expect(plain.locator('h3.mullion-tabs__title')).toHaveText(['Phòng khách', 'Bếp & ăn']);
  await expect(plain.locator('h3.mullion-tabs__title').first()).toBeVisible();
  await context.close();
});

test('new tabs have two sections to fill in, and a second block has addresses of its own', async ({
  page,
}) => {
  await newPage(page, 'Thẻ mới');
  for (const _ of [1, 2]) await insert(page, ['mullion/tabs']);
  const view = await canvas(page);
  await expect(view.locator('[data-widget="tabs"] > ul > li')).toHaveText([
    'Thẻ 1',
    'Thẻ 2',
    'Thẻ 1',
    'Thẻ 2',
  ]);
  const url = await publish(page);
  await expectValid(page, ['mullion/tabs', 'mullion/tabs']);
  await page.goto(url);
  await expect(page.getByRole('tab')).toHaveCount(4);
  const ids = await page
    .getByRole('tabpanel', { includeHidden: true })
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(['mullion-tabs-1', 'mullion-tabs-2', 'mullion-tabs-2-1', 'mullion-tabs-2-2']);
});

test('where nothing can be added, as in a pattern of WordPress 7, no button says so', async ({ page }) => {
  await newPage(page, 'Thẻ khóa');
  const tabs: Sketch = ['mullion/tabs', {}, [section('Bếp', 'Cửa sổ.')]];
  await insert(page, ['core/group', { templateLock: 'all' }, [tabs]]);
  const placed = (await canvas(page)).locator('[data-type="mullion/tabs"]');
  await placed.focus();
  await expect(placed).toHaveClass(/is-selected/);
  await expect(page.getByRole('button', { name: 'Thêm thẻ' })).toHaveCount(0);
});

test('a number counts up, and a part of the page comes in, as their settings say', async ({ page }) => {
  await newPage(page, 'Hiệu ứng');
  await insert(page, ['core/spacer', { height: '1500px' }]);
  await insert(page, [
    'mullion/reveal',
    { stagger: 80 },
    [
      ['core/paragraph', { content: 'Một' }],
      ['mullion/count-up', { number: '1.500', label: 'công trình' }],
    ],
  ]);
  await openSettings(page);
  await page.getByLabel('Cách hiện ra').selectOption('fade');
  const view = await canvas(page);
  await expect(view.locator('[data-widget="count-up"]')).toContainText('1.500');
  const url = await publish(page);
  await expectValid(page, ['core/spacer', 'mullion/reveal']);

  await page.goto(url);
  const part = page.locator('.wp-block-mullion-reveal > [data-widget="reveal"]');
  await expect(part).toHaveAttribute('data-effect', 'fade');
  await expect(part.locator('> p')).toHaveAttribute('data-mullion-reveal', 'waiting');
  await part.scrollIntoViewIfNeeded();
  await expect(page.locator('.mullion-count-up__moving')).toHaveAttribute('data-now', /^\d\.\d{3}$/);
  await expect(page.locator('.mullion-count-up__figure')).toHaveText('1.500');
  await expect(part.locator('[data-mullion-reveal]')).toHaveCount(0);
});

test('each post of core’s Query Loop is a slide', async ({ page }) => {
  const template =
    '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template -->';
  const query = `<!-- wp:query {"query":{"perPage":4,"postType":"post","inherit":false}} --><div class="wp-block-query">${template}</div><!-- /wp:query -->`;
  const one = '<!-- wp:paragraph --><p>Một đoạn</p><!-- /wp:paragraph -->';
  const slider = `<!-- wp:mullion/slider {"preset":"post"} -->${one}${query}<!-- /wp:mullion/slider -->`;
  await withPage(page, slider, async (visitor, url) => {
    await visitor.goto(url);
    const slides = visitor.locator('.mullion-slider__track > li.mullion-slider__slide');
    await expect(slides).toHaveCount(5);
    await expect(slides.first()).toHaveText('Một đoạn');
    for (const index of [1, 2, 3, 4]) {
      await expect(slides.nth(index).locator('> .wp-block-post')).toHaveCount(1);
      await expect(slides.nth(index).getByRole('link')).toHaveCount(1);
    }
    await expect(visitor.locator('.mullion-slider li li')).toHaveCount(0);
  });
});
