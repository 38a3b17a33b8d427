import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { loadChunk, loadStyle } from '../chunks/load';
import type { Alias } from '../contract/config';

vi.mock(import('../chunks/load'), async (original) => ({
  ...(await original()),
  loadChunk: vi.fn(),
  loadStyle: vi.fn(),
}));

const start = vi.fn();
let leave = () => {};

beforeEach(() => {
  start.mockReset();
  vi.mocked(loadChunk).mockReset().mockResolvedValue({ default: { start } });
  vi.mocked(loadStyle).mockReset();
});
afterEach(() => leave());

const page = (html: string) => {
  leave = freshPage(html);
};
const startedOn = () => start.mock.calls.map(([{ element }]) => (element as HTMLElement).id);

describe("a theme's own markup", () => {
  const aliases: Alias[] = [['.owl-home', 'one', { preset: 'home' }]];

  test('is taken over by the selector that PHP names, with its attributes', async () => {
    page('<div id="a" class="owl-home"></div><div class="owl-other"></div>');
    registryOf(['one'], { aliases }).registry.start();
    await settled();
    expect(startedOn()).toEqual(['a']);
    expect({ ...find('#a').dataset }).toMatchObject({ widget: 'one', preset: 'home' });
  });

  test('has attributes that are named with `data-` by what they are', async () => {
    page('<div id="a" class="late"></div>');
    registryOf(['one'], {
      aliases: [['.late', 'one', { 'data-preset': 'blog', items: '2' }]],
    }).registry.start();
    await settled();
    expect({ ...find('#a').dataset }).toMatchObject({ preset: 'blog', items: '2' });
    expect(find('#a').hasAttribute('data-data-preset')).toBe(false);
  });

  test('keeps the widget that its author gave it', async () => {
    page('<div id="a" class="owl-home" data-widget="two" data-preset="mine"></div>');
    registryOf(['one', 'two'], { aliases }).registry.start();
    await settled();
    expect({ ...find('#a').dataset }).toMatchObject({ widget: 'two', preset: 'mine' });
  });

  test('is none where no browser can read the selector, which is reported; the others are as they were', async () => {
    page('<div id="a" class="owl"></div>');
    const aliases: Alias[] = [
      ['..owl', 'one'],
      ['.owl', 'one'],
    ];
    const { ctx, registry } = registryOf(['one'], { aliases });
    registry.start();
    await settled();
    expect(startedOn()).toEqual(['a']);
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith('one', null, expect.any(Error));
  });

  test('is taken over at once by a script that names the selector later', async () => {
    page('<div id="a" class="late"></div>');
    const { registry } = registryOf(['one']);
    registry.start();
    registry.alias('.late', 'one', { preset: 'blog' });
    await settled();
    expect(startedOn()).toEqual(['a']);
    expect(find('#a').dataset.preset).toBe('blog');
  });
});
