import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import type { WidgetFiles } from '../contract/config';

const { config } = fakeContext();
const address = (file: string) => `${config.base}${file}`;
/** The stylesheets that were added are remembered per page, so each test gets the module anew. */
let load: typeof import('./load');

beforeEach(async () => {
  vi.useFakeTimers({ now: 1700, toFake: ['Date'] });
  vi.resetModules();
  load = await import('./load');
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

/** What a browser gets for an address, and how often it asked. */
function serve(file: string, module: () => object) {
  const asked = vi.fn(module);
  vi.doMock(address(file), asked);
  return asked;
}
const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe('a chunk', () => {
  test('comes from the address that PHP printed', async () => {
    serve('a-1.js', () => ({ default: 'a' }));
    expect(await load.loadChunk(config, 'one', 'a-1.js')).toMatchObject({ default: 'a' });
  });

  test('that fails is tried once more under another address: the browser remembers the first', async () => {
    const first = serve('b-1.js', gone);
    const second = serve('b-1.js?retry=1700', () => ({ default: 'b' }));
    expect(await load.loadChunk(config, 'one', 'b-1.js')).toMatchObject({ default: 'b' });
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  test('that has come and cannot be read is told apart from one that has not', async () => {
    await expect(load.loadChunk(config, 'one', 'data:text/javascript,export default {')).rejects.toThrow(
      /cannot be had: SyntaxError: .+ \(chunk-failed\)$/,
    );
  });

  test('that fails twice is given up', async () => {
    const first = serve('c-1.js', gone);
    const second = serve('c-1.js?retry=1700', gone);
    await expect(load.loadChunk(config, 'one', 'c-1.js')).rejects.toThrow();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  test('is asked for together with all that it imports', async () => {
    const react = serve('react-1.js', () => ({}));
    const slow = serve('d-1.js', () => ({ default: 'd' }));
    await load.loadChunk({ ...config, shared: ['ui-1.js', 'react-1.js'] }, 'one', 'd-1.js', [1]);
    expect(slow).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(react).toHaveBeenCalledOnce());
  });

  test('does not fail because one of its imports came to nothing the first time', async () => {
    serve('gone-1.js', gone);
    serve('e-1.js', () => ({ default: 'e' }));
    expect(await load.loadChunk({ ...config, shared: ['gone-1.js'] }, 'one', 'e-1.js', [0])).toMatchObject({
      default: 'e',
    });
  });
});

describe('a stylesheet', () => {
  const links = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

  // An address of the shop; nothing is to be fetched in a test.
  beforeEach(() => {
    const page = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
    page.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  });

  test('is added once, however many widgets need it', () => {
    load.loadStyle(config, 'notice-1.css');
    load.loadStyle(config, 'notice-1.css');
    load.loadStyle(config, 'slider-1.css');
    expect(links()).toEqual([address('notice-1.css'), address('slider-1.css')]);
  });

  test('is not added when PHP printed it', () => {
    document.head.innerHTML = `<link rel="stylesheet" id="mullion-notice-css" href="${address('notice-1.css')}" media="all">`;
    load.loadStyle(config, 'notice-1.css');
    expect(links()).toHaveLength(1);
  });

  test('is added when only another one was printed', () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${address('notice-0.css')}">`;
    load.loadStyle(config, 'notice-1.css');
    expect(links()).toEqual([address('notice-0.css'), address('notice-1.css')]);
  });

  test('whose address holds a quote breaks nothing', () => {
    load.loadStyle(config, 'a"b.css');
    load.loadStyle(config, 'a"b.css');
    expect(links()).toEqual([address('a%22b.css')]);
  });
});

describe('the files of a widget', () => {
  const files: WidgetFiles = ['one.js', 'load', []];

  test('are those of the build', () => {
    expect(load.filesOf({ ...config, widgets: { one: files } }, 'one')).toBe(files);
  });

  test.each(['two', 'constructor', '__proto__'])('are none for a widget called %s', (name) => {
    const widgets = { one: files, 'mullion/define': files, three: files };
    expect(() => load.filesOf({ ...config, widgets }, name)).toThrow(
      `data-widget="${name}" is none of: one, three. (unknown-widget)`,
    );
  });
});

describe('what the page leaves out of its configuration', () => {
  const REST = 'https://shop.example/?mullion-config=1-2';
  const own = () => ({ ...config, rest: REST, widgets: {}, strings: {}, settings: {} });
  const more = (words = 'Xem') => ({
    default: { widgets: { two: ['two.js', 'load', []] }, strings: { 'two.see': words } },
  });
  const serveRest = (module: () => object) => {
    const asked = vi.fn(module);
    vi.doMock(REST, asked);
    return asked;
  };

  test('comes once, with an unknown widget and what it says', async () => {
    const asked = serveRest(() => more());
    serve('two.js', () => ({ default: 'two' }));
    const page = own();
    expect(await load.loadWidget(page, 'two')).toMatchObject({ default: 'two' });
    await expect(load.loadWidget(page, 'three')).rejects.toThrow('(unknown-widget)');
    expect(page.strings).toEqual({ 'two.see': 'Xem' });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('comes with the first use of a widget that speaks later, and replaces nothing', async () => {
    serveRest(() => more());
    serve('old.js', () => ({ default: 'old' }));
    const page = { ...own(), widgets: { two: ['old.js', 'interaction', [], 1] satisfies WidgetFiles } };
    expect(await load.loadWidget(page, 'two')).toMatchObject({ default: 'old' });
    expect(page.strings).toEqual({ 'two.see': 'Xem' });
  });

  test('is not asked for by a widget that has all it needs', async () => {
    const asked = serveRest(() => more());
    serve('one.js', () => ({ default: 'one' }));
    await load.loadWidget({ ...own(), widgets: { one: ['one.js', 'load', []] } }, 'one');
    expect(asked).not.toHaveBeenCalled();
  });

  test('is given up when it cannot be had: the widget is told apart from an unknown one', async () => {
    serveRest(gone);
    vi.doMock(`${REST}?retry=1700`, gone);
    await expect(load.loadWidget(own(), 'two')).rejects.toThrow(
      /mullion-config=1-2 cannot be had: .+ \(chunk-failed\)/,
    );
  });

  test('is asked for once more by the next that needs it, as after a moment without network', async () => {
    serveRest(gone);
    vi.doMock(`${REST}?retry=1700`, gone);
    await expect(load.loadWidget(own(), 'two')).rejects.toThrow('(chunk-failed)');
    vi.doMock(`${REST}?retry=1700`, () => more());
    serve('two.js', () => ({ default: 'two' }));
    expect(await load.loadWidget(own(), 'two')).toMatchObject({ default: 'two' });
  });
});
