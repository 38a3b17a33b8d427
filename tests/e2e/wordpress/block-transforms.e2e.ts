import { expect, type Page, test } from '@playwright/test';
import { insert, newPage, type Sketch } from '../helpers/editor';
import { signIn } from '../helpers/newsletter';

/** WordPress's own API, as far as the tests go. */
// biome-ignore lint/suspicious/noExplicitAny: it has no types here.
type WordPress = any;

const paragraph = (content: string): Sketch => ['core/paragraph', { content }];
const GROUP: Sketch = ['core/group', {}, [paragraph('Một'), paragraph('Hai')]];

/** Transforms a block of the page as the editor's menu does; gives its name and what is in it now. */
const transform = (page: Page, id: string, to: string): Promise<[string, string[]]> =>
  page.evaluate(
    ([from, name]) => {
      const { blocks, data } = (window as WordPress).wp;
      const store = 'core/block-editor';
      const before = data.select(store).getBlock(from);
      data.dispatch(store).replaceBlocks(from, blocks.switchToBlockType(before, name));
      const [block] = data.select(store).getBlocks();
      const words = (inner: WordPress) => String(inner.attributes.content ?? inner.name);
      return [block.name, block.innerBlocks.map(words)] as [string, string[]];
    },
    [id, to] as const,
  );

/** The names of what a block may become, as the editor's menu lists them. */
const offered = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((clientId) => {
    const { blocks, data } = (window as WordPress).wp;
    const block = data.select('core/block-editor').getBlock(clientId);
    return blocks.getPossibleBlockTransformations([block]).map(({ name }: { name: string }) => name);
  }, id);

const onlyBlock = (page: Page): Promise<string> =>
  page.evaluate(() => (window as WordPress).wp.data.select('core/block-editor').getBlocks()[0].clientId);

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
  await newPage(page, 'Chuyển đổi');
});

for (const name of ['slider', 'modal', 'offcanvas', 'reveal', 'tabs'])
  test(`core’s group becomes mullion/${name} with what was in it, and a group again`, async ({ page }) => {
    const group = await insert(page, GROUP);
    expect(await offered(page, group)).toContain(`mullion/${name}`);
    expect(await transform(page, group, `mullion/${name}`)).toEqual([`mullion/${name}`, ['Một', 'Hai']]);
    const ours = await onlyBlock(page);
    expect(await offered(page, ours)).toContain('core/group');
    expect(await transform(page, ours, 'core/group')).toEqual(['core/group', ['Một', 'Hai']]);
  });

test('a gallery of the library’s pictures becomes one of ours; one of addresses alone is not offered it', async ({
  page,
}) => {
  const picture = (attributes: object): Sketch => ['core/image', { url: '/a.png', ...attributes }];
  const known = await insert(page, ['core/gallery', {}, [picture({ id: 7 }), picture({ id: 3 })]]);
  const unknown = await insert(page, ['core/gallery', {}, [picture({})]]);
  expect(await offered(page, known)).toEqual(expect.arrayContaining(['mullion/gallery', 'mullion/slider']));
  expect(await offered(page, unknown)).toContain('mullion/slider');
  expect(await offered(page, unknown)).not.toContain('mullion/gallery');
  expect((await transform(page, known, 'mullion/gallery'))[0]).toBe('mullion/gallery');
  const images = await page.evaluate(
    () => (window as WordPress).wp.data.select('core/block-editor').getBlocks()[0].attributes.images,
  );
  expect(images).toEqual([7, 3]);
});

test('every kind of slider is a variation: the usual ones can be inserted, all can be chosen, and each is known again', async ({
  page,
}) => {
  const slider = await insert(page, ['mullion/slider', {}, [paragraph('Một')]]);
  const seen = await page.evaluate((id) => {
    const { blocks, data } = (window as WordPress).wp;
    const { getBlockVariations, getActiveBlockVariation } = data.select('core/blocks');
    const name = 'mullion/slider';
    const attributes = () => data.select('core/block-editor').getBlockAttributes(id);
    const active = () => getActiveBlockVariation(name, attributes())?.name;
    const first = active();
    const words = getBlockVariations(name, 'transform').map((variation: WordPress) => {
      // As the menu "Transform to variation" does.
      data.dispatch('core/block-editor').updateBlockAttributes(id, { ...variation.attributes });
      return [variation.name, active(), attributes().preset];
    });
    const inserted = getBlockVariations(name, 'inserter').map((variation: WordPress) => {
      const block = blocks.createBlock(name, variation.attributes);
      return [variation.name, getActiveBlockVariation(name, block.attributes)?.name];
    });
    return { first, words, inserted };
  }, slider);
  expect(seen.first).toBe('home');
  expect(seen.words).toHaveLength(16);
  for (const [name, active, preset] of seen.words) expect([active, preset]).toEqual([name, name]);
  expect(seen.inserted.map(([name]: string[]) => name)).toEqual([
    'home',
    'partner',
    'sale-1',
    'post',
    'testimonial',
  ]);
  for (const [name, active] of seen.inserted) expect(active).toBe(name);
});
