import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { filesFor, registryOf } from '../../tests/unit/helpers/widgets';
import { bus } from '../bus/bus';
import { earlyOf } from './early';
import { loadChunk, loadStyle } from './load';

vi.mock('./early', () => ({ earlyOf: vi.fn() }));
vi.mock(import('./load'), async (original) => ({
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
  vi.mocked(earlyOf).mockReset();
});
afterEach(() => leave());

const page = (html: string) => {
  leave = freshPage(html);
};
const startedOn = () => start.mock.calls.map(([element]) => (element as HTMLElement).id);

describe('scanning', () => {
  test('starts every widget of the page with its element, the services and a signal', async () => {
    page('<div id="a" data-widget="one"></div><p><b id="b" data-widget="two"></b></p><i data-other></i>');
    const { ctx, registry } = registryOf(['one', 'two']);
    registry.scan();
    await settled();
    expect(startedOn()).toEqual(['a', 'b']);
    expect(start).toHaveBeenCalledWith(find('#a'), ctx, expect.any(AbortSignal));
    expect(find('#a').dataset.state).toBe('ready');
  });

  test('twice, or from another root, starts nothing twice', async () => {
    page('<div id="a" data-widget="one"><div id="b" data-widget="one"></div></div>');
    const { registry } = registryOf(['one']);
    registry.scan();
    registry.scan();
    registry.scan(find('#a'));
    await settled();
    registry.scan();
    await settled();
    expect(startedOn()).toEqual(['a', 'b']);
  });

  test('starts the root itself, when it is a widget', async () => {
    page('<div id="a" data-widget="one"></div><div id="b" data-widget="one"></div>');
    const { registry } = registryOf(['one']);
    registry.scan(find('#b'));
    await settled();
    expect(startedOn()).toEqual(['b']);
  });

  test('starts nested widgets each on its own', async () => {
    page('<div id="outer" data-widget="one"><p><span id="inner" data-widget="two"></span></p></div>');
    const { registry } = registryOf(['one', 'two']);
    registry.scan();
    await settled();
    expect(startedOn()).toEqual(['outer', 'inner']);
    expect(find('#inner').dataset.state).toBe('ready');
  });

  test('tells the page which widget has started', async () => {
    page('<div id="a" data-widget="one"></div>');
    const stop = new AbortController();
    const heard = vi.fn();
    bus.on('widget-started', heard, stop.signal);
    registryOf(['one']).registry.scan();
    await settled();
    stop.abort();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ widget: 'one', element: find('#a') }, expect.anything());
  });

  test('asks for the widget with all that it imports, and for its stylesheet', async () => {
    page('<div data-widget="one"></div>');
    const widgets = {
      one: { js: 'one-x.js', css: 'one-x.css', moment: 'load' as const, imports: ['react-x.js'] },
    };
    const { ctx, registry } = registryOf([], { widgets });
    registry.scan();
    expect(loadStyle).toHaveBeenCalledExactlyOnceWith(ctx.config, 'one-x.css');
    expect(loadChunk).toHaveBeenCalledExactlyOnceWith(ctx.config, 'one-x.js', ['react-x.js']);
    await settled();
  });
});

describe('the moment', () => {
  test("is the widget's own, so nothing is downloaded before it", async () => {
    page('<div id="a" data-widget="one"></div>');
    const widgets = { one: { ...filesFor('one').one!, moment: 'interaction' as const } };
    registryOf([], { widgets }).registry.scan();
    await settled();
    expect(loadChunk).not.toHaveBeenCalled();
    find('#a').dispatchEvent(new Event('focusin'));
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('is what data-hydrate says, when the author says it', async () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    registryOf(['one']).registry.scan();
    await settled();
    expect(start).not.toHaveBeenCalled();
  });

  test('goes back to the default when data-hydrate is no such word', async () => {
    page('<div id="a" data-widget="one" data-hydrate="sometime"></div>');
    registryOf(['one']).registry.scan();
    await settled();
    expect(startedOn()).toEqual(['a']);
  });

  test('may depend on the attributes: the early part decides, data-hydrate has the last word', async () => {
    page('<div id="a" data-widget="one"></div><div id="b" data-widget="one" data-hydrate="load"></div>');
    vi.mocked(earlyOf).mockReturnValue({ moment: () => 'interaction' });
    registryOf(['one']).registry.scan();
    await settled();
    expect(startedOn()).toEqual(['b']);
  });

  test('with a media query that the browser refuses is brought on by the first click', async () => {
    page('<div id="a" data-widget="one" data-hydrate="media:((("><button>+</button></div>');
    registryOf(['one']).registry.scan();
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
    registry.scan();
    await settled();
    expect(ctx.report).toHaveBeenCalledOnce();
    expect(startedOn()).toEqual(['a']);
  });
});

describe('the early part', () => {
  test('runs as soon as the element is found, before its chunk is asked for', () => {
    page('<div id="a" data-widget="one" data-hydrate="interaction"></div>');
    const early = vi.fn();
    vi.mocked(earlyOf).mockReturnValue({ start: early });
    const { ctx, registry } = registryOf(['one']);
    registry.scan();
    expect(early).toHaveBeenCalledExactlyOnceWith(find('#a'), ctx, expect.any(AbortSignal));
    expect(loadChunk).not.toHaveBeenCalled();
  });

  test('that throws is reported and does not keep the widget from starting', async () => {
    page('<div id="a" data-widget="one"></div>');
    vi.mocked(earlyOf).mockReturnValue({
      start: () => {
        throw new Error('early');
      },
    });
    const { ctx, registry } = registryOf(['one']);
    registry.scan();
    await settled();
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'one',
      find('#a'),
      expect.objectContaining({ message: 'early' }),
    );
    expect(startedOn()).toEqual(['a']);
  });
});
