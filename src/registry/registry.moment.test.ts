import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { loadChunk, loadStyle } from '../chunks/load';
import type { WidgetFiles } from '../contract/config';
import type { Early } from './early';

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
const touch = (type: string) => find('#a').dispatchEvent(new Event(type, { bubbles: true }));
/** The files that were imported. */
const chunks = () => vi.mocked(loadChunk).mock.calls.map(([, , file]) => file);
/** A registry that knows a widget with an early part. */
function withEarly(early: Early) {
  vi.mocked(loadChunk).mockImplementation(async (_config, _name, file) => ({
    default: file === 'early.js' ? early : { start },
  }));
  return registryOf([], { widgets: { one: ['one.js', 'load', [], 0, null, 'early.js'] } });
}
const startedOn = () => start.mock.calls.map(([{ element }]) => (element as HTMLElement).id);

describe('the moment', () => {
  test("is the widget's own, so nothing is downloaded before it", async () => {
    page('<div id="a" data-widget="one"></div>');
    const widgets = { one: ['one.js', 'interaction', []] satisfies WidgetFiles };
    registryOf([], { widgets }).registry.start();
    await settled();
    expect(loadChunk).not.toHaveBeenCalled();
    touch('focusin');
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('is what data-hydrate says, when the author says it', async () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    registryOf(['one']).registry.start();
    await settled();
    expect(start).not.toHaveBeenCalled();
    touch('pointerdown');
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test.each(['sometime', 'Load', 'media:'])(
    'goes back to the default when data-hydrate is no such word (%s), which is reported by name',
    async (word) => {
      page(`<div id="a" data-widget="one" data-hydrate="${word}"></div>`);
      const { ctx, registry } = registryOf(['one']);
      registry.start();
      await settled();
      expect(startedOn()).toEqual(['a']);
      expect(find('#a').dataset.state).toBe('ready');
      expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
        'one',
        find('#a'),
        expect.objectContaining({
          message: `data-hydrate="${word}" is none of: load, idle, visible, interaction, media:….`,
        }),
      );
    },
  );

  test('of the widget itself is waited for after such a word', async () => {
    page('<div id="a" data-widget="one" data-hydrate="sometime"></div>');
    const widgets = { one: ['one.js', 'interaction', []] satisfies WidgetFiles };
    registryOf([], { widgets }).registry.start();
    await settled();
    expect(start).not.toHaveBeenCalled();
    touch('keydown');
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('may depend on the attributes: the early part decides, data-hydrate has the last word', async () => {
    page('<div id="a" data-widget="one"></div><div id="b" data-widget="one" data-hydrate="load"></div>');
    withEarly({ start: () => {}, moment: () => 'interaction' }).registry.start();
    await settled();
    await settled();
    expect(startedOn()).toEqual(['b']);
    touch('pointerover');
    await settled();
    expect(startedOn()).toEqual(['b', 'a']);
  });

  test('with a media query that the browser cannot read is reported, and the widget starts by its own moment', async () => {
    page('<div id="a" data-widget="one" data-hydrate="media:((("></div>');
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { media: 'not all', matches: false }));
    const { ctx, registry } = registryOf(['one']);
    registry.start();
    await settled();
    expect(startedOn()).toEqual(['a']);
    expect(find('#a').dataset.state).toBe('ready');
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'one',
      find('#a'),
      expect.objectContaining({
        message: 'data-hydrate="media:(((" is none of: load, idle, visible, interaction, media:….',
      }),
    );
  });

  test('with a media query that does not match is brought on by the first click', async () => {
    page('<div id="a" data-widget="one" data-hydrate="media:(width: 1px)"><button>+</button></div>');
    registryOf(['one']).registry.start();
    await settled();
    expect(startedOn()).toEqual([]);
    find('button').click();
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('that cannot be waited for is reported, and the widget starts at once', async () => {
    page('<div id="a" data-widget="one" data-hydrate="media:(x)"></div>');
    vi.stubGlobal('matchMedia', () => {
      throw new Error('no such query');
    });
    const { ctx, registry } = registryOf(['one']);
    registry.start();
    await settled();
    expect(ctx.report).toHaveBeenCalledOnce();
    expect(startedOn()).toEqual(['a']);
  });
});

describe('the early part', () => {
  test('runs as soon as the element is found, before its chunk is asked for', async () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    const early = vi.fn();
    const { ctx, registry } = withEarly({ start: early });
    registry.start();
    await settled();
    const scope = { ...ctx, element: find('#a'), signal: expect.any(AbortSignal) };
    expect(early).toHaveBeenCalledExactlyOnceWith(scope, expect.any(Function));
    expect(chunks()).toEqual(['early.js']);
    touch('pointerdown');
    await settled();
    expect(chunks()).toEqual(['early.js', 'one.js']);
    expect(early).toHaveBeenCalledOnce();
  });

  test('may begin before the moment', async () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    const { registry } = withEarly({ start: (_scope, begin) => begin() });
    registry.start();
    await settled();
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('comes first, also when a click has brought the widget', async () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"><button>x</button></div>');
    const { registry } = withEarly({ start: () => new Promise((resolve) => setTimeout(resolve, 50)) });
    registry.start();
    find('button').click();
    await settled();
    await settled();
    expect(startedOn()).toEqual([]);
    await vi.waitFor(() => expect(startedOn()).toEqual(['a']));
  });

  test('that throws is reported and does not keep the widget from starting', async () => {
    page('<div id="a" data-widget="one"></div>');
    const { ctx, registry } = withEarly({
      start: () => {
        throw new Error('early');
      },
    });
    registry.start();
    await settled();
    await settled();
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'one',
      find('#a'),
      expect.objectContaining({ message: 'early' }),
    );
    expect(startedOn()).toEqual(['a']);
  });
});
