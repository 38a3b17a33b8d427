import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { bus } from '../bus/bus';
import { loadChunk, loadStyle } from '../chunks/load';

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

describe('scanning', () => {
  test('starts every widget of the page with its element, the services and a signal', async () => {
    page('<div id="a" data-widget="one"></div><p><b id="b" data-widget="two"></b></p><i data-other></i>');
    const { ctx, registry } = registryOf(['one', 'two']);
    registry.start();
    await settled();
    expect(startedOn()).toEqual(['a', 'b']);
    expect(start).toHaveBeenCalledWith({ ...ctx, element: find('#a'), signal: expect.any(AbortSignal) });
    expect(find('#a').dataset.state).toBe('ready');
  });

  test('twice, or from another root, starts nothing twice', async () => {
    page('<div id="a" data-widget="one"><div id="b" data-widget="one"></div></div>');
    const { registry } = registryOf(['one']);
    registry.start();
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
    registry.start();
    await settled();
    expect(startedOn()).toEqual(['outer', 'inner']);
    expect(find('#inner').dataset.state).toBe('ready');
  });

  test('tells the page which widget has started', async () => {
    page('<div id="a" data-widget="one"></div>');
    const stop = new AbortController();
    const heard = vi.fn();
    bus.on('widget-started', heard, stop.signal);
    registryOf(['one']).registry.start();
    await settled();
    stop.abort();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ widget: 'one', element: find('#a') }, expect.anything());
  });

  test('asks for the widget with all that it imports, and for its stylesheet', async () => {
    page('<div data-widget="one"></div>');
    const { ctx, registry } = registryOf([], { widgets: { one: ['one-x.js', 'load', [0], 0, 'one-x.css'] } });
    registry.start();
    expect(loadStyle).toHaveBeenCalledExactlyOnceWith(ctx.config, 'one-x.css');
    await settled();
    expect(loadChunk).toHaveBeenCalledExactlyOnceWith(ctx.config, 'one', 'one-x.js', [0]);
  });
});
