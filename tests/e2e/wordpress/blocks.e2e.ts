import { expect, test } from '@playwright/test';
import { canvas, expectValid, insert, newPage, openSettings, publish } from '../helpers/editor';
import { signIn } from '../helpers/newsletter';
import { withPage } from '../helpers/published';
import { expectTicking } from '../helpers/ticking';
import { onWooCommerce } from '../helpers/which-shop';

interface EditorStore {
  getBlocks(): { attributes: { id?: string } }[];
}

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

test.beforeEach(({ page }) => signIn(page, 'administrator'));

test('a countdown: set by its controls, seen in the canvas, ticking on the page, valid when it is opened again', async ({
  page,
}) => {
  await newPage(page, 'Đếm ngược');
  await insert(page, ['mullion/countdown']);
  await openSettings(page);
  await page.getByLabel('Kết thúc lúc').fill(TOMORROW);
  await page.getByLabel('Chữ trước ngày').fill('Ưu đãi đến');
  const view = await canvas(page);
  await expect(view.locator('[data-widget="countdown"]')).toContainText('Ưu đãi đến');
  const url = await publish(page);
  await expectValid(page, ['mullion/countdown']);

  await page.goto(url);
  const clock = page.locator('.wp-block-mullion-countdown [data-widget="countdown"]');
  await expect(clock).toContainText('giây');
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(before);
});

test('a slider of any blocks moves by its arrows, with the look that was chosen', async ({ page }) => {
  await newPage(page, 'Băng chuyền');
  const slides = ['Một', 'Hai', 'Ba'].map(
    (content) => ['core/paragraph', { content }] as ['core/paragraph', object],
  );
  await insert(page, [
    'mullion/slider',
    { preset: 'plain', align: 'wide', backgroundColor: 'accent' },
    slides,
  ]);
  const view = await canvas(page);
  await expect(view.locator('[data-widget="slider"][data-preset="plain"]')).toContainText('Ba');
  const url = await publish(page);
  await expectValid(page, ['mullion/slider']);

  await page.goto(url);
  await expect(page.locator('.wp-block-mullion-slider.alignwide.has-accent-background-color')).toBeVisible();
  const strip = page.locator('.mullion-slider__track');
  await expect(strip.locator('> li')).toHaveText(['Một', 'Hai', 'Ba']);
  const left = () => strip.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await page.locator('.wp-block-mullion-slider').getByRole('button').last().click();
  await expect.poll(left).toBeGreaterThan(100);
});

test('a second dialog has an ID of its own, and so has a copy', async ({ page }) => {
  await newPage(page, 'Hai hộp thoại');
  for (const title of ['Một', 'Hai']) await insert(page, ['mullion/modal', { title }]);
  const ids = () =>
    page.evaluate(() => {
      const { data } = (window as unknown as { wp: { data: { select(store: string): EditorStore } } }).wp;
      return data
        .select('core/block-editor')
        .getBlocks()
        .map(({ attributes }) => attributes.id ?? '');
    });
  await expect.poll(ids).toEqual(['', 'mullion-modal-2']);
  await insert(page, ['mullion/modal', { id: 'mullion-modal-2' }]);
  await expect.poll(ids).toEqual(['', 'mullion-modal-2', 'mullion-modal-3']);
});

test('a block is found by the words that people use', async ({ page }) => {
  await newPage(page, 'Tìm khối');
  const inserter = page.getByRole('button', { name: /block inserter/i });
  await inserter.first().click();
  for (const [word, title] of [
    ['trình chiếu', /Băng chuyền$/],
    ['popup', /Hộp thoại$/],
  ] as const) {
    await page.getByRole('searchbox').first().fill(word);
    await expect(page.getByRole('option', { name: title })).toBeVisible();
  }
});

test('the inserter shows what a block will look like', async ({ page }) => {
  await newPage(page, 'Xem trước');
  const inserter = page.getByRole('button', { name: /block inserter/i });
  await inserter.first().click();
  const preview = page.locator('.block-editor-inserter__preview-container');
  for (const [title, widget] of [
    ['Đếm ngược', 'countdown'],
    ['Đăng ký nhận tin', 'newsletter'],
    ['Thông báo', 'notice'],
  ] as const) {
    await page.getByRole('searchbox').first().fill(title);
    // The next one stands where the last one stood: it is entered only by who has left that.
    await page.mouse.move(0, 0);
    await page.getByRole('option', { name: new RegExp(`${title}$`) }).hover();
    const shown = preview.frameLocator('iframe').locator(`[data-widget="${widget}"]`);
    await expect(shown).toBeVisible();
    expect((await shown.boundingBox())?.height).toBeGreaterThan(10);
  }
});

test('a dialog holds blocks, and a link of the page opens it', async ({ page }) => {
  await newPage(page, 'Hộp thoại');
  await insert(page, ['core/paragraph', { content: '<a href="#giao-hang">Giao hàng</a>' }]);
  await insert(page, [
    'mullion/modal',
    { id: 'giao-hang', title: 'Giao hàng' },
    [['core/paragraph', { content: 'Trong hai ngày.' }]],
  ]);
  const url = await publish(page);
  await expectValid(page, ['core/paragraph', 'mullion/modal']);

  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Giao hàng', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Giao hàng' })).toContainText('Trong hai ngày.');
});

test('core’s gallery becomes a slider of its pictures', async ({ page }) => {
  await newPage(page, 'Bộ hình');
  const picture = { url: '/wp-includes/images/media/default.png' };
  const id = await insert(page, [
    'core/gallery',
    {},
    [
      ['core/image', picture],
      ['core/image', picture],
    ],
  ]);
  const inner = await page.evaluate((clientId) => {
    // biome-ignore lint/suspicious/noExplicitAny: WordPress's own API.
    const { blocks, data } = (window as any).wp;
    const gallery = data.select('core/block-editor').getBlock(clientId);
    const [slider] = blocks.switchToBlockType(gallery, 'mullion/slider');
    return slider.innerBlocks.map(({ name }: { name: string }) => name);
  }, id);
  expect(inner).toEqual(['core/image', 'core/image']);
});

test('every block can be inserted and prints no fault', async ({ page }) => {
  await newPage(page, 'Tất cả');
  const names = await page.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: WordPress's own API.
    const types = (window as any).wp.blocks.getBlockTypes() as { name: string }[];
    return types.map(({ name }) => name).filter((name) => name.startsWith('mullion/'));
  });
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) await insert(page, [name]);
  const view = await canvas(page);
  await expect(view.locator('.mullion-editor')).toHaveCount(names.length);
  await expect(view.locator('.mullion-editor .components-spinner')).toHaveCount(0);
  await expect(view.locator('.mullion-newsletter, .mullion-scroll-top, .mullion-header-search')).toHaveCount(
    3,
  );
  await expect(view.getByText(/encountered an error|gặp lỗi/)).toHaveCount(0);
  const url = await publish(page);
  await expectValid(page, names);
  expect((await page.goto(url))?.status()).toBe(200);
});

test('every pattern of ours is made of blocks that the editor takes as they are', async ({ page }) => {
  await newPage(page, 'Mẫu');
  const bad = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: WordPress's own API.
    const { apiFetch, blocks } = (window as any).wp;
    interface Parsed {
      name: string;
      isValid: boolean;
      innerBlocks: Parsed[];
    }
    const flat = (all: Parsed[]): Parsed[] => all.flatMap((one) => [one, ...flat(one.innerBlocks)]);
    const patterns = (await apiFetch({ path: '/wp/v2/block-patterns/patterns' })) as {
      name: string;
      content: string;
    }[];
    const ours = patterns.filter(({ name }) => name.startsWith('mullion/'));
    const faults = ours.flatMap(({ name, content }) =>
      flat(blocks.parse(content))
        .filter((block) => !block.isValid || block.name === 'core/missing' || block.name === 'core/freeform')
        .map((block) => `${name}: ${block.name}`),
    );
    return [ours.length > 3, ...faults];
  });
  expect(bad).toEqual([true]);
});

for (const [pattern, links] of [
  ['best-sellers', '.wc-block-components-product-image a, .wc-block-grid__product-image a'],
  ['categories', '.wc-block-product-categories-list-item a'],
])
  onWooCommerce(`the pattern "${pattern}" has a slide for each of the shop's own`, async ({ page }) => {
    await newPage(page, `Mẫu ${pattern}`);
    await page.evaluate(async (name) => {
      // biome-ignore lint/suspicious/noExplicitAny: WordPress's own API.
      const { apiFetch, blocks, data } = (window as any).wp;
      const patterns = (await apiFetch({ path: '/wp/v2/block-patterns/patterns' })) as {
        name: string;
        content: string;
      }[];
      const { content } = patterns.find((one) => one.name === `mullion/${name}`)!;
      data.dispatch('core/block-editor').insertBlocks(blocks.parse(content));
    }, pattern);
    const view = await canvas(page);
    await expect(view.locator(links!).first()).toBeVisible();
    const url = await publish(page);
    await expectValid(page, ['core/group']);

    await page.goto(url);
    const slides = page.locator('.wp-block-mullion-slider .mullion-slider__track > li');
    expect(await slides.count()).toBeGreaterThan(2);
    for (const slide of await slides.all()) {
      expect(await slide.locator(links!).count()).toBeGreaterThan(0);
      expect(await slide.locator('li').count()).toBe(0);
    }
    await expect(slides.first()).toBeInViewport({ ratio: 0.1 });
  });

test('a block within others comes with its colours and width, although no page but such a one registers it', async ({
  page,
}) => {
  const clock = '<!-- wp:mullion/countdown {"until":"2099-01-01T10:00","backgroundColor":"accent"} /-->';
  const column = `<!-- wp:column --><div class="wp-block-column">${clock}</div><!-- /wp:column -->`;
  const columns = `<!-- wp:columns --><div class="wp-block-columns">${column}</div><!-- /wp:columns -->`;
  const group = `<!-- wp:group --><div class="wp-block-group">${columns}</div><!-- /wp:group -->`;
  await withPage(page, group, async (visitor, url) => {
    await visitor.goto(url);
    const block = visitor.locator(
      '.wp-block-column > .wp-block-mullion-countdown.has-accent-background-color',
    );
    await expectTicking(block.locator('[data-widget="countdown"]'));
  });
});
