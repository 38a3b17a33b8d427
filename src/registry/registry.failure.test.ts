import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { loadChunk } from '../chunks/load';
import { integer } from '../contract/attributes';
import { defineWidget, type Widget } from './define-widget';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

const good = vi.fn();
let modules: Record<string, () => unknown> = {};
let leave = () => {};

beforeEach(() => {
  good.mockReset();
  modules = { 'good.js': () => ({ default: { start: good } }) };
  vi.mocked(loadChunk)
    .mockReset()
    .mockImplementation(async (_config, _owner, file) => modules[file]?.() as never);
});
afterEach(() => leave());

const page = (html: string) => {
  leave = freshPage(html);
};
const widget = (start: Widget['start']) => () => ({ default: { start } });
const gone = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('a widget of another build is reported once with its name, its element and the names that are known', async () => {
  page('<div id="a" data-widget="slidr"></div>');
  const { ctx, registry } = registryOf(['slider', 'notice']);
  registry.start();
  registry.start();
  await settled();
  expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
    'slidr',
    find('#a'),
    expect.objectContaining({
      message: 'data-widget="slidr" is none of: slider, notice. (unknown-widget)',
    }),
  );
  expect(find('#a').dataset.state).toBe('failed');
});

test.each(['constructor', '__proto__', 'toString', ''])(
  'a widget called "%s" is unknown, nothing more',
  async (name) => {
    page(`<div data-widget="${name}"></div>`);
    const { ctx, registry } = registryOf(['notice']);
    registry.start();
    await settled();
    expect(ctx.report).toHaveBeenCalledOnce();
    expect(loadChunk).not.toHaveBeenCalled();
  },
);

test('a widget that the owner has switched off is left alone', () => {
  page('<div id="a" data-widget="slider"></div>');
  const { ctx, registry } = registryOf(['notice']);
  ctx.config.widgets.slider = false;
  registry.start();
  expect(ctx.report).not.toHaveBeenCalled();
  expect(loadChunk).not.toHaveBeenCalled();
  expect(find('#a').dataset.state).toBeUndefined();
});

describe('one that fails leaves its own markup the same nodes and its neighbours at work', () => {
  test.each<[string, () => unknown]>([
    [
      'it throws',
      widget(() => {
        throw new Error('boom');
      }),
    ],
    ['it rejects', widget(() => Promise.reject(new Error('boom')))],
    ['its chunk cannot be had', gone],
    ['its chunk is no widget', () => ({})],
    [
      'its attribute is wrong',
      () => ({
        default: defineWidget({
          name: 'bad',
          title: 'Bad',
          moment: 'load',
          attributes: { slides: integer({ min: 1, max: 9 }) },
          start: () => undefined,
        }),
      }),
    ],
  ])('because %s', async (_why, module) => {
    page(
      '<div id="bad" data-widget="bad" data-slides="x">\n <a href="/gio-hang/">Giỏ</a> <b>2</b></div><p id="ok" data-widget="good"></p>',
    );
    modules['bad.js'] = module;
    const nodes = [...find('#bad').childNodes];
    const { ctx, registry } = registryOf(['bad', 'good']);
    registry.start();
    await settled();
    expect([...find('#bad').childNodes]).toEqual(nodes);
    expect([...find('#bad').childNodes].every((node, index) => node === nodes[index])).toBe(true);
    expect(find('#bad').dataset.state).toBe('failed');
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith('bad', find('#bad'), expect.any(Error));
    expect(good).toHaveBeenCalledOnce();
    expect(find('#ok').dataset.state).toBe('ready');
  });
});

test("another script's attribute of the same name is passed by, and its clicks are its own", async () => {
  page(
    '<a data-widget="#filters" href="#filters">Lọc</a><b data-widget=".panel"></b><i data-widget="good"></i>',
  );
  const { ctx, registry } = registryOf(['good']);
  registry.start();
  expect(click(find('a')).defaultPrevented).toBe(false);
  await settled();
  expect(good).toHaveBeenCalledOnce();
  expect(ctx.report).not.toHaveBeenCalled();
  expect(find('a').dataset.state).toBeUndefined();
});

test('a wrong attribute is reported with what to write instead', async () => {
  page('<div data-widget="bad" data-slides="x"></div>');
  const attributes = { slides: integer({ min: 1, max: 9 }) };
  modules['bad.js'] = () => ({
    default: defineWidget({ name: 'bad', title: 'Bad', moment: 'load', attributes, start: () => undefined }),
  });
  const { ctx, registry } = registryOf(['bad']);
  registry.start();
  await settled();
  expect(String(ctx.report.mock.calls[0]?.[2])).toContain(
    'data-slides is "x"; it should be a whole number from 1 to 9',
  );
});

describe('a click that came first', () => {
  const html = '<div data-widget="bad" data-hydrate="interaction"><button type="button">+</button></div>';

  test('goes its native way, once, when the chunk is gone', async () => {
    page(html);
    modules['bad.js'] = gone;
    const native = vi.fn();
    document.body.addEventListener('click', native);
    const { ctx, registry } = registryOf(['bad']);
    registry.start();
    expect(click(find('button')).defaultPrevented).toBe(true);
    expect(native).not.toHaveBeenCalled();
    await settled();
    expect(native).toHaveBeenCalledOnce();
    expect(native.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    expect(ctx.report).toHaveBeenCalledOnce();
  });

  test('reaches the widget, once, when it has started', async () => {
    page(html);
    const used = vi.fn();
    modules['bad.js'] = widget(({ element, signal }) => {
      element.querySelector('button')?.addEventListener('click', used, { signal });
      return undefined;
    });
    registryOf(['bad']).registry.start();
    click(find('button'));
    click(find('button'));
    await settled();
    expect(used).toHaveBeenCalledOnce();
    click(find('button'));
    expect(used).toHaveBeenCalledTimes(2);
  });
});
