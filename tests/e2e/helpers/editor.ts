import { expect, type FrameLocator, type Page } from '@playwright/test';

/** As much of WordPress's data API as the tests use. */
interface EditorWindow {
  wp: {
    blocks: { createBlock(name: string, attributes?: object, inner?: unknown[]): { clientId: string } };
    data: {
      select(store: string): Record<string, (...given: unknown[]) => unknown>;
      dispatch(store: string): Record<string, (...given: unknown[]) => Promise<unknown>>;
    };
  };
}

/** A block to insert: its name, its attributes, the blocks in it. */
export type Sketch = [name: string, attributes?: object, inner?: Sketch[]];

/** Opens the editor with a new page, without its guide. */
export async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/wp-admin/post-new.php?post_type=page');
  await ready(page);
  await page.evaluate(async (text) => {
    const { dispatch } = (window as unknown as EditorWindow).wp.data;
    await dispatch('core/editor').editPost!({ title: text });
  }, title);
}

/** Waits for the editor, and takes its guides away. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { wp } = window as unknown as Partial<EditorWindow>;
    return Boolean(wp?.data?.select('core/blocks')?.getBlockType?.('mullion/countdown'));
  });
  await page.evaluate(() => {
    const { dispatch } = (window as unknown as EditorWindow).wp.data;
    for (const scope of ['core/edit-post', 'core/edit-site', 'core/edit-widgets'])
      dispatch('core/preferences').set!(scope, 'welcomeGuide', false);
    dispatch('core/preferences').set!('core', 'enableChoosePatternModal', false);
  });
}

/** Inserts a block as the inserter does, and selects it. */
export async function insert(page: Page, sketch: Sketch): Promise<string> {
  return page.evaluate((given) => {
    const { blocks, data } = (window as unknown as EditorWindow).wp;
    type Given = [string, object?, Given[]?];
    const make = ([name, attributes = {}, inner = []]: Given): { clientId: string } =>
      blocks.createBlock(name, attributes, inner.map(make));
    const block = make(given as Given);
    data.dispatch('core/block-editor').insertBlock!(block);
    data.dispatch('core/block-editor').selectBlock!(block.clientId);
    return block.clientId;
  }, sketch as unknown);
}

/** The canvas: a frame in newer editors and block themes, else the page itself. */
export async function canvas(page: Page): Promise<Page | FrameLocator> {
  const frame = page.locator('iframe[name="editor-canvas"]');
  return (await frame.count()) > 0 ? page.frameLocator('iframe[name="editor-canvas"]') : page;
}

/** Opens the sidebar's settings of the selected block. */
export async function openSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dispatch } = (window as unknown as EditorWindow).wp.data;
    dispatch('core/edit-post').openGeneralSidebar!('edit-post/block');
  });
}

/** Publishes the page; gives its address. */
export async function publish(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { dispatch, select } = (window as unknown as EditorWindow).wp.data;
    await dispatch('core/editor').editPost!({ status: 'publish' });
    await dispatch('core/editor').savePost!();
    return select('core/editor').getCurrentPostAttribute!('link') as string;
  });
}

/** Loads the editor anew: every block is valid, and is ours still. */
export async function expectValid(page: Page, names: string[]): Promise<void> {
  const id = await page.evaluate(() =>
    (window as unknown as EditorWindow).wp.data.select('core/editor').getCurrentPostId!(),
  );
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  await ready(page);
  await page.waitForFunction(
    () =>
      ((window as unknown as EditorWindow).wp.data.select('core/block-editor').getBlocks!() as unknown[])
        .length > 0,
  );
  const blocks = await page.evaluate(
    () =>
      (window as unknown as EditorWindow).wp.data.select('core/block-editor').getBlocks!() as {
        name: string;
        isValid: boolean;
      }[],
  );
  expect(blocks.map(({ name, isValid }) => [name, isValid])).toEqual(names.map((name) => [name, true]));
}
