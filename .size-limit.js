import { readFileSync } from 'node:fs';
import { widgetDefinitions } from './scripts/lib/widgets.mjs';

const BUILD = 'wp-plugin/build/';
const manifest = JSON.parse(readFileSync(`${BUILD}manifest.json`, 'utf8'));
const onPreact = JSON.parse(readFileSync(`${BUILD}manifest-preact.json`, 'utf8'));
const definitions = await widgetDefinitions();

/**
 * Budgets in brotli bytes (docs/performance.md, "Budgets"); a widget that needs more says so, and why,
 * in its index.ts.
 */
const SCRIPT = '3 kB';
const STYLE = '1.5 kB';
const EARLY = '1.15 kB';

const chunk = (name, path, limit, when) => ({ name, path: BUILD + path, limit, when });
const find = (name, { widgets }) =>
  Object.values(widgets)
    .flatMap(({ imports }) => imports)
    .find((file) => file.startsWith(`${name}-`));
const group = (name, limit, when, list = manifest) =>
  find(name, list) ? [chunk(`${name} (shared chunk)`, find(name, list), limit, when)] : [];

const widgetFiles = ({ name, moment, budget }) => {
  const { js, css, early } = manifest.widgets[name];
  return [
    chunk(`${name}: script`, js, budget?.script ?? SCRIPT, moment),
    ...(early
      ? [chunk(`${name}: early part`, early, budget?.early ?? EARLY, 'where it is on the page')]
      : []),
    ...(css ? [chunk(`${name}: style`, css, budget?.style ?? STYLE, 'where it is on the page')] : []),
  ];
};

/** What no widget brings alone. */
export const shared = [
  chunk('entry', manifest.entry, '4.8 kB', 'every page, deferred'),
  chunk(
    'cart entry',
    manifest.cartEntry,
    '4 kB',
    'in its place, where nothing but the cart and markup of the shop is ours',
  ),
  chunk(
    'joined entry',
    manifest.joinedEntry,
    '7.1 kB',
    'in the place of the cart entry and the order attribution, where a page has both',
  ),
  chunk(
    'joined entry with the kept cart',
    manifest.joinedKeptEntry,
    '8.2 kB',
    'in its place, where a visitor with a cart is shown it',
  ),
  chunk(
    'kept cart',
    manifest.chunks['kept-cart'],
    '1.65 kB',
    'with it, where a visitor with a cart is shown it',
  ),
  chunk('base stylesheet', manifest.base, '3 kB', 'every page with a widget, or of a theme made for us'),
  chunk('cart stylesheet', manifest.cartBase, '0.6 kB', 'in its place, where nothing but the cart is ours'),
  chunk(
    'cart aftermath',
    manifest.chunks['cart-aftermath'],
    '4.45 kB',
    'with the first click on a cart button, or when there is a cart to show',
  ),
  chunk(
    'order attribution',
    manifest.replacements['wc-order-attribution'],
    '3.55 kB',
    'where WooCommerce notes where visitors came from',
  ),
  ...group('react', '60 kB', 'with the first component that is used'),
  ...group('preact', '9 kB', 'in its place, where the owner has chosen Preact', onPreact),
  ...group('query', '9.5 kB', 'with what asks a server'),
  ...group('shared', '2.45 kB', 'with the first widget'),
];

export const widgets = definitions.flatMap(widgetFiles);

export default [...shared, ...widgets].map(({ name, path, limit }) => ({ name, path, limit }));
