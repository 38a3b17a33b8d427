import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext, STRINGS } from '../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { loadChunk } from '../chunks/load';
import type { WidgetFiles } from '../contract/config';
import { createTranslate } from '../i18n/translate';
import type { RegisteredDefinition } from '../registry/registered';
import { Registry } from '../registry/registry';

vi.mock(import('../chunks/load'), async (original) => {
  const actual = await original();
  return { ...actual, loadChunk: vi.fn() };
});

const ADDRESS = 'https://shop.example/tour/tour.js?ver=2';
const start = vi.fn();
let script: object = {};
let leave = () => {};
let tool: typeof import('./define');

beforeEach(async () => {
  vi.resetModules();
  start.mockReset();
  script = {};
  tool = await import('./define');
  vi.mocked(loadChunk).mockReset();
  vi.mocked((await import('../chunks/load')).loadChunk).mockImplementation(async () => script as never);
});
afterEach(() => leave());

/** A page with the registry, to which PHP has told `files` of a widget called "tour". */
function page(html: string, files?: WidgetFiles, strings: Record<string, string> = {}) {
  leave = freshPage(html);
  const ctx = fakeContext({
    widgets: { slider: ['slider-1.js', 'load', []], ...(files && { tour: files }) },
  });
  ctx.t = createTranslate({ ...STRINGS, ...strings });
  const registry = new Registry(ctx);
  ctx.load.mockImplementation(async (name: string) => {
    if (name === 'mullion/define') return tool;
    if (!ctx.config.widgets[name]) throw new Error('unknown');
    return tool.loadRegistered(ctx.config, name);
  });
  ctx.scan.mockImplementation((root) => registry.scan(root));
  registry.start();
  return { ctx, define: (definition: unknown) => registry.define(definition as RegisteredDefinition) };
}
const registered = (address = ADDRESS, declared: WidgetFiles[6] = {}): WidgetFiles => [
  address,
  'load',
  [],
  0,
  null,
  null,
  declared,
];
const said = (report: { mock: { calls: unknown[][] } }) =>
  report.mock.calls.map(([, , error]) => (error as Error).message).join();

describe('a widget that PHP registered starts', () => {
  test("with its script's default export, once it is loaded, and its attributes are checked", async () => {
    script = { default: { start } };
    const declared = { maxSteps: { kind: 'integer', min: 1, max: 9, fallback: 3 } } as const;
    page(
      '<div id="a" data-widget="tour" data-max-steps="5"></div><p data-widget="tour"></p>',
      registered(ADDRESS, declared),
    );
    await settled();
    expect(start.mock.calls.map(([{ attributes }]) => attributes)).toEqual([
      { maxSteps: 5 },
      { maxSteps: 3 },
    ]);
    expect(find('#a').dataset.state).toBe('ready');
  });

  test('when its script calls mullion.define() instead', async () => {
    const { define } = page('<div id="a" data-widget="tour"></div>', registered(''));
    await settled();
    expect(find('#a').dataset.state).toBe('waiting');
    await define({ name: 'tour', start });
    await settled();
    expect(start).toHaveBeenCalledOnce();
    expect(find('#a').dataset.state).toBe('ready');
  });

  test('and speaks its own sentences, then those of the page', async () => {
    script = { default: { start } };
    page('<div data-widget="tour"></div>', registered(), { 'tour/next': 'Tiếp %s' });
    await settled();
    const [{ t }] = start.mock.calls[0] as [{ t: (key: string, ...values: string[]) => string }];
    expect([t('next', '2'), t('close')]).toEqual(['Tiếp 2', 'Đóng']);
  });
});

describe('a widget that only its script knows of', () => {
  test('brings elements to life that were there before it, each once, and those that come later', async () => {
    const { define, ctx } = page('<div id="a" data-widget="tour"></div>');
    await settled();
    expect(find('#a').dataset.state).toBe('failed');
    await define({ name: 'tour', start });
    await settled();
    expect(find('#a').dataset.state).toBe('ready');
    document.body.insertAdjacentHTML('beforeend', '<i id="b" data-widget="tour"></i>');
    await vi.waitFor(() => expect(find('#b').dataset.state).toBe('ready'));
    expect(start.mock.calls.map(([{ element }]) => element.id)).toEqual(['a', 'b']);
    expect(ctx.report).toHaveBeenCalledOnce();
  });

  test('ends with its element', async () => {
    const end = vi.fn();
    const { define } = page('<div id="a" data-widget="tour"></div>');
    await define({ name: 'tour', start: () => end });
    await settled();
    find('#a').remove();
    await settled();
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('what is wrong with it is told, and the page goes on:', () => {
  test.each([
    ['a name', { name: 'Product Tour', start }, 'should be small letters'],
    ['no definition', undefined, 'should be small letters'],
    ['no start()', { name: 'tour' }, 'define { name: "tour", start }'],
    ["a name of Mullion's", { name: 'slider', start }, 'choose another'],
  ])('%s', async (_what, definition, problem) => {
    const { define, ctx } = page('<main></main>');
    await define(definition);
    expect(said(ctx.report)).toContain(problem);
    expect(start).not.toHaveBeenCalled();
  });

  test.each([
    ['a script that defines nothing', {}, {}, 'has no default export'],
    ['a kind of attribute', { default: { start } }, { steps: { kind: 'int' } }, 'one of integer, number'],
    ['a choice without words', { default: { start } }, { way: { kind: 'choice' } }, 'a choice its words'],
    [
      'a value on the page',
      { default: { start } },
      { max: { kind: 'number', max: 9 } },
      'data-max is "99"; it should be a number from -999999999 to 9',
    ],
  ])('%s', async (_what, module, declared, problem) => {
    script = module;
    const { ctx } = page(
      '<div data-widget="tour" data-max="99"></div>',
      registered(ADDRESS, declared as never),
    );
    await settled();
    expect(said(ctx.report)).toContain(problem);
    expect(start).not.toHaveBeenCalled();
  });

  test('but nothing of one that the owner has switched off', async () => {
    const { define, ctx } = page('<div data-widget="tour"></div>');
    ctx.config.widgets.tour = false;
    await define({ name: 'tour', start });
    await settled();
    expect(start).not.toHaveBeenCalled();
  });

  test('a second definition changes nothing', async () => {
    const { define } = page('<div data-widget="tour"></div>');
    const other = vi.fn();
    await define({ name: 'tour', start });
    await define({ name: 'tour', start: other });
    await settled();
    expect([start.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });
});
