import { beforeAll, describe, expect, test } from 'vitest';
import { widgetDefinitions } from '../../scripts/lib/widgets.mjs';
import { filesIn, read } from './helpers/sources';

/** A field's rule and a dialog's closing button stand on elements inside, which no schema names. */
const INSIDE = /^data-(rule|msg|widget|close)(-|$)/;

const sections = read('docs/migrating.md').split(/^## /m).slice(1);
let known: Map<string, Set<string>>;

beforeAll(async () => {
  const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const definitions = await widgetDefinitions();
  known = new Map(
    definitions.map(({ name, attributes }) => [
      name,
      new Set(Object.keys(attributes).map((key) => `data-${kebab(key)}`)),
    ]),
  );
});

describe.each(sections.map((text) => [text.split('\n')[0] ?? '', text]))('%s', (title, text) => {
  const widgets = [...title.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  const named = [...new Set([...text.matchAll(/`(data-[a-z-]+)/g)].map(([, name = '']) => name))];

  test('names attributes that its widgets read', () => {
    for (const widget of widgets) expect(known.has(widget), widget).toBe(true);
    const wrong = named.filter(
      (name) => !INSIDE.test(name) && !widgets.some((widget) => known.get(widget)?.has(name)),
    );
    expect(wrong).toEqual([]);
  });

  test('names events and properties that the product has', () => {
    const sources = filesIn('src').concat(filesIn('widgets')).map(read).join('\n');
    const events = [...text.matchAll(/`mullion:([a-z-]+)`/g)].map(([, name = '']) => name);
    const properties = [...text.matchAll(/`(--mullion-[a-z-]+)`/g)].map(([, name = '']) => name);
    expect(events.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
    expect(properties.filter((name) => !sources.includes(name))).toEqual([]);
  });
});
