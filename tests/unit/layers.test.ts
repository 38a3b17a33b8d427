import { describe, expect, test } from 'vitest';
import { circlesIn, filesIn, foldersIn, importsOf, isScript, isTest, read } from './helpers/sources';

const source = filesIn('src').filter((path) => !isTest(path));
const widgetSource = filesIn('widgets').filter((path) => !isTest(path));
/** `src/cart/queue.ts` → `src/cart`. */
const layerOf = (path: string) => path.split('/').slice(0, 2).join('/');

test('a circle is found, however long, and what only leads to it is not part of it', () => {
  const uses = ['a b', 'b c', 'c a', 'x a', 'c y'].map((pair) => pair.split(' '));
  expect(circlesIn(uses.map(([from, to]) => ({ from: from!, to: to! })))).toEqual([
    'a → b',
    'b → c',
    'c → a',
  ]);
});

describe('imports go one way', () => {
  test('no file of src/ or of a widget is part of a circle, types among them', () => {
    expect(circlesIn(importsOf([...source, ...widgetSource]))).toEqual([]);
  });

  test('the folders of src/ are layers', () => {
    const uses = importsOf(source).map(({ from, to }) => ({ from: layerOf(from), to: layerOf(to) }));
    expect(circlesIn(uses)).toEqual([]);
  });

  test('they are those that docs/architecture.md names, each above what it imports', () => {
    const rows = [...read('docs/architecture.md').matchAll(/^\| (\d) \| (`.+`) \|$/gm)];
    const level = new Map<string, number>(
      rows.flatMap(([, number, names]) =>
        [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => [`src/${name}`, Number(number)] as const),
      ),
    );
    const folders = new Set(source.filter(isScript).map(layerOf));
    expect([...folders].filter((folder) => !level.has(folder))).toEqual([]);
    const uses = importsOf(source).map(({ from, to }) => [layerOf(from), layerOf(to)] as const);
    const wrong = uses.filter(
      ([from, to]) => from !== to && (level.get(from) ?? 0) <= (level.get(to) ?? 0) && level.get(from) !== 8,
    );
    expect([...new Set(wrong.map((pair) => pair.join(' → ')))]).toEqual([]);
  });

  test('React is imported by src/react alone', () => {
    const react = /from ['"]react(-dom)?(\/[^'"]*)?['"]/;
    const importers = source.filter((path) => isScript(path) && react.test(read(path)));
    expect(importers.filter((path) => !path.startsWith('src/react/'))).toEqual([]);
  });

  test('what is shipped imports nothing from tests or fixtures', () => {
    const imports = importsOf([...source, ...widgetSource]);
    expect(imports.filter(({ to }) => /^(tests|fixtures)\//.test(to))).toEqual([]);
  });
});

describe('the runtime knows no widget by name', () => {
  test('it imports none', () => {
    expect(importsOf(source).filter(({ to }) => to.startsWith('widgets/'))).toEqual([]);
    expect(source.filter((path) => read(path).includes('import.meta.glob'))).toEqual([]);
  });

  test.each(foldersIn('widgets'))('%s is no word in it, and none of its style', (name) => {
    const named = new RegExp(`(['"\`])${name}\\1|data-widget="${name}"|mullion-${name}(?![\\w])`);
    const code = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const files = source.filter((path) => /\.(tsx?|css)$/.test(path) && named.test(code(path)));
    expect(files).toEqual([]);
  });
});

describe('namespaces of the plugin', () => {
  /** A class and its folder; what stands at the top has none. */
  const named = /\bMullion\\(?:(\w+)\\)?\w+/g;
  const uses = filesIn('wp-plugin/src').flatMap((path) => {
    const [, from = ''] = /^wp-plugin\/src\/(\w+)\//.exec(path) ?? [];
    const text = read(path).replace(/^namespace .+$/m, '');
    return [...text.matchAll(named)].map(([, to = '']) => ({ from, to }));
  });
  const others = uses.filter(({ from, to }) => from !== to);

  test('form no circle, so that each can be read after those it builds on', () => {
    expect(circlesIn(others)).toEqual([]);
  });

  test('are all reached from the top, which none of them knows', () => {
    expect(others.filter(({ to }) => to === '')).toEqual([]);
    expect(new Set(others.filter(({ from }) => from === '').map(({ to }) => to)).size).toBeGreaterThan(10);
  });
});
