import { readFileSync } from 'node:fs';
import { widgetDefinitions } from './scripts/lib/widgets.mjs';

const BUILD = 'wp-plugin/build/';
const manifest = JSON.parse(readFileSync(`${BUILD}manifest.json`, 'utf8'));
const definitions = await widgetDefinitions();

/** Budgets of design.md, in brotli bytes; a widget that needs more says so, and why, in its index.ts. */
const SCRIPT = '3 kB';
const STYLE = '1.5 kB';

const chunk = (name, path, limit) => ({ name, path: BUILD + path, limit });
const find = (name) =>
  Object.values(manifest.widgets)
    .flatMap(({ imports }) => imports)
    .find((file) => file.startsWith(`${name}-`));
const group = (name, limit) => (find(name) ? [chunk(`${name} (shared chunk)`, find(name), limit)] : []);

export default [
  chunk('entry', manifest.entry, '5 kB'),
  chunk('base stylesheet', manifest.base, '3 kB'),
  chunk('cart aftermath', manifest.chunks['cart-aftermath'], '4 kB'),
  chunk('order attribution', manifest.replacements['wc-order-attribution'], '3.5 kB'),
  ...group('react', '60 kB'),
  ...group('query', '9.5 kB'),
  ...group('islands', '2 kB'),
  ...group('shared', '2 kB'),
  ...definitions.flatMap(({ name, budget }) => [
    chunk(`${name}: script`, manifest.widgets[name].js, budget?.script ?? SCRIPT),
    ...(manifest.widgets[name].css
      ? [chunk(`${name}: style`, manifest.widgets[name].css, budget?.style ?? STYLE)]
      : []),
  ]),
];
