import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { made, madeOfData } from '../../scripts/lib/made.mjs';
import { readMarked } from '../../scripts/lib/marked.mjs';
import { readAttributes } from '../../src/contract/attributes';
import { buttons, prepareSliders, startEarly } from '../../tests/unit/helpers/slider';
import { attributes, settingsOf } from './contract';
import early from './early';
import data from './presets.json';
import { columns, type Preset, type Presets } from './presets.mjs';

const FOLDER = import.meta.dirname;
const presets: Presets = data;

prepareSliders();

function slider(data: Record<string, string>) {
  const element = document.createElement('div');
  Object.assign(element.dataset, data);
  return element;
}
const moment = (data: Record<string, string>) => early.moment?.(slider(data));
/** Whether the early part makes arrows. */
const hasArrows = (data: Record<string, string>) => {
  const element = slider(data);
  element.append(document.createElement('ul'));
  startEarly(element);
  return buttons(element, 'arrow').length === 2;
};
const settings = (data: Record<string, string>) =>
  settingsOf(readAttributes('slider', slider(data), attributes));

test.each(Object.entries(presets))('%s has what presets.json says, and nothing else', (preset, facts) => {
  const { arrows = false, dots = false, autoplay = false, fade = false, speed } = facts;
  expect(settings({ preset })).toEqual({ arrows, dots, autoplay, fade, pause: 5000, speed });
  expect(hasArrows({ preset })).toBe(arrows);
  expect(moment({ preset })).toBe(dots || autoplay ? 'visible' : undefined);
});

test('an attribute is stronger than the preset', () => {
  const given = { preset: 'home', autoplay: 'false', arrows: '', pause: '8000', speed: '300' };
  expect(settings(given)).toMatchObject({ autoplay: false, dots: true, pause: 8000, speed: 300 });
  expect(hasArrows(given)).toBe(true);
  expect(hasArrows({ preset: 'sale-1', arrows: 'false' })).toBe(false);
});

test('what shows several side by side does not fade, unless that is asked for', () => {
  for (const items of [{ items: '2' }, { itemsMobile: '2' }])
    expect(settings({ preset: 'home', ...items }).fade).toBe(false);
  expect(settings({ preset: 'home', items: '1' }).fade).toBe(true);
  expect(settings({ preset: 'home', items: '2', fade: '' }).fade).toBe(true);
});

test.each([
  [{ preset: 'hero' }, 'data-preset is "hero"'],
  [{ preset: 'constructor' }, 'data-preset is "constructor"'],
  [{ pause: '10' }, 'data-pause is "10"; it should be a whole number from 1000 to 60000'],
  [{ items: '9' }, 'data-items is "9"; it should be a whole number from 1 to 8'],
  [{ arrows: 'yes' }, 'data-arrows is "yes"; it should be true or false'],
])('%j is refused with a reason', (data, message) => {
  expect(() => settings(data)).toThrow(message);
});

test('what plays or has dots starts when it is seen, the rest when index.ts says', () => {
  expect(moment({ preset: 'home' })).toBe('visible');
  expect(moment({ preset: 'testimonial' })).toBe('visible');
  expect(moment({ preset: 'sale-1' })).toBeUndefined();
  expect(moment({ preset: 'sale-1', autoplay: '' })).toBe('visible');
  expect(moment({ preset: 'constructor' })).toBeUndefined();
});

describe('the pattern of a feature', () => {
  const matching = (presets: Record<string, Partial<Preset>>) => {
    const { dots } = columns(presets as Presets);
    return Object.keys(presets).filter((name) => dots.test(name));
  };
  test.each([
    ['one name begins with another', { tab: { dots: true }, 'tab-2': {}, 't-3': {} }, ['tab']],
    ['the longer one has it', { tab: {}, 'tab-2': { dots: true } }, ['tab-2']],
    ['nobody has it', { tab: {}, home: {} }, []],
    ['everybody has it', { tab: { dots: true }, home: { dots: true } }, ['tab', 'home']],
  ])('finds the presets that have it where %s', (_where, presets, expected) => {
    expect(matching(presets)).toEqual(expected);
  });
});

test('the table in README.md is made of the presets: npm run docs', async () => {
  const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  expect(readMarked(page, 'presets.json', 'README.md')).toBe(await made(join(FOLDER, 'presets.json?table')));
});

describe('one number that is changed in the data alone', () => {
  const project = join(FOLDER, '../..');
  let root = '';
  const copy = (file: string) => join(root, 'widgets/slider', file);
  beforeAll(() => {
    mkdirSync(join(project, '.cache'), { recursive: true });
    root = mkdtempSync(join(project, '.cache/presets-'));
    cpSync(FOLDER, copy(''), { recursive: true });
    symlinkSync(join(project, 'src'), join(root, 'src'));
    const changed = { ...presets, home: { ...presets.home, speed: 777, items: { wide: 7 } } };
    writeFileSync(copy('presets.json'), JSON.stringify(changed));
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const options = () => ({ root, configFile: false as const, plugins: [madeOfData()] });

  test('is what scripts read', async () => {
    const { module } = await runnerImport<typeof import('./contract')>(copy('contract.ts'), options());
    const element = slider({ preset: 'home' });
    const { speed } = module.settingsOf(readAttributes('slider', element, module.attributes));
    expect(speed).toBe(777);
  });

  test('is what the stylesheet says', async () => {
    const result = await build({
      ...options(),
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: copy('style.css') } },
    });
    const [sheet] = [result].flat().flatMap((out) => ('output' in out ? out.output : []));
    const css = sheet && 'source' in sheet ? String(sheet.source) : '';
    expect(css).toMatch(/\[data-preset="?home"?\]\{--mullion-slider-wide:7\}/);
  });

  test('is what README.md says', async () => {
    expect(await made(copy('presets.json?table'))).toContain('| `home` | 7 | 7 | 7 | 7 | 7 |');
    expect(await made(copy('presets.json?table'))).toContain('| 777 ms |');
  });
});
