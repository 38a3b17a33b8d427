import { expect, type Page, test } from '@playwright/test';
import { openApi, withPage } from '../helpers/published';

/** What a picture says of when it is loaded, as the server has sent it. */
interface Said {
  loading: string | undefined;
  priority: string | undefined;
}

const AT_ONCE_AND_FIRST: Said = { loading: undefined, priority: 'high' };
const AT_ONCE: Said = { loading: undefined, priority: undefined };
const LATER: Said = { loading: 'lazy', priority: undefined };

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Pictures of a part of a page, in their order. */
async function picturesIn(visitor: Page, url: string, part: RegExp): Promise<Said[]> {
  const html = await (await visitor.request.get(url)).text();
  const tags = part.exec(html)?.[0].match(/<img\b[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    loading: attribute(tag, 'loading'),
    priority: attribute(tag, 'fetchpriority'),
  }));
}

interface Medium {
  id: number;
  source_url: string;
}

/** Large pictures of the media library, as the editor writes them. */
async function media(page: Page, count: number): Promise<{ ids: number[]; blocks: string[] }> {
  const api = await openApi(page);
  const found: Medium[] = await api({ path: `/wp/v2/media?media_type=image&per_page=${count}` });
  expect(found).toHaveLength(count);
  const blocks = found.map(
    ({ id, source_url }) =>
      `<!-- wp:image {"id":${id},"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="${source_url}" alt="" class="wp-image-${id}"/></figure><!-- /wp:image -->`,
  );
  return { ids: found.map(({ id }) => id), blocks };
}

const ALL_OF_CONTENT = /class="wp-block-mullion[\s\S]*<hr class="the-end"/;
const END = '<!-- wp:html --><hr class="the-end"><!-- /wp:html -->';

test('the first slide’s picture is fetched first and the others later; what follows is counted as WordPress does', async ({
  page,
}) => {
  const { ids, blocks } = await media(page, 4);
  const slides = blocks.slice(0, 3).join('');
  const slider = `<!-- wp:mullion/slider {"preset":"home"} -->${slides}<!-- /wp:mullion/slider -->`;
  const gallery = `<!-- wp:mullion/gallery ${JSON.stringify({ images: ids.slice(1) })} /-->`;
  await withPage(page, slider + gallery + blocks[3] + END, async (visitor, url) => {
    expect(await picturesIn(visitor, url, ALL_OF_CONTENT)).toEqual([
      ...[AT_ONCE_AND_FIRST, LATER, LATER],
      ...[AT_ONCE, LATER, LATER],
      AT_ONCE,
    ]);
  });
});

test('pictures of a closed dialog come later, and take the first place from none', async ({ page }) => {
  const { blocks } = await media(page, 2);
  const dialog = `<!-- wp:mullion/modal {"id":"hoi","title":"Hỏi"} -->${blocks[0]}<!-- /wp:mullion/modal -->`;
  await withPage(page, dialog + blocks[1] + END, async (visitor, url) => {
    expect(await picturesIn(visitor, url, ALL_OF_CONTENT)).toEqual([LATER, AT_ONCE_AND_FIRST]);
  });
});

test('a gallery alone on its page has its first picture fetched first', async ({ page }) => {
  const { ids } = await media(page, 3);
  const gallery = `<!-- wp:mullion/gallery ${JSON.stringify({ images: ids })} /-->`;
  await withPage(page, gallery + END, async (visitor, url) => {
    expect(await picturesIn(visitor, url, ALL_OF_CONTENT)).toEqual([AT_ONCE_AND_FIRST, LATER, LATER]);
  });
});

test('a product’s main picture is fetched first, the others of its gallery later', async ({ page }) => {
  const gallery = /<div class="woocommerce-product-gallery[\s\S]*?class="summary/;
  const url = '/san-pham/cua-di-2-canh-mo-quay-he-55/';
  const [first, ...others] = await picturesIn(page, url, gallery);
  expect(first).toEqual(AT_ONCE_AND_FIRST);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(({ loading, priority }) => `${loading} ${priority}`))).toEqual(
    new Set(['lazy undefined']),
  );
});
