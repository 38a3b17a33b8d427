/**
 * `npm run build`: Vite builds into wp-plugin/build, the widgets' PHP halves beside them, and for each runtime
 * the manifest that PHP and the fixture server read. A chunk without a component is the same file for both.
 *
 * The entry is classic (IIFE) and imports chunks by printed addresses; were it part of the chunks'
 * build, they would import it back and run it twice
 * (docs/performance.md, "A chunk imports nothing from the entry").
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { returnedPhp } from './lib/block-php.mjs';
import { buildEditor } from './lib/build-editor.mjs';
import { buildClassic, buildModule, common, names, OUT } from './lib/build-script.mjs';
import { buildTypes } from './lib/build-types.mjs';
import { buildDoctor, buildFinder } from './lib/build-views.mjs';
import { chunkGroups } from './lib/chunk-groups.mjs';
import { importsOf } from './lib/imports-of.mjs';
import { minifyAgain } from './lib/minify-again.mjs';
import { notePackages, noticesText } from './lib/notices.mjs';
import { plainImports } from './lib/plain-imports.mjs';
import { ROOT } from './lib/root.mjs';
import { manifestOf, RUNTIMES } from './lib/runtimes.mjs';
import { keysByWidget, stringsPhp, vietnamesePhp } from './lib/strings.mjs';
import { withoutTold } from './lib/told-plugin.mjs';
import { writePhp } from './lib/widget-php.mjs';
import { widgetDefinitions, widgetFile } from './lib/widgets.mjs';

/** What widgets of other plugins are given to draw with. */
const RUNTIME_FILE = join(ROOT, 'src/react/runtime.ts');

async function buildChunks(definitions, runtime) {
  const input = {
    'cart-aftermath': join(ROOT, 'src/cart/aftermath/index.ts'),
    registry: join(ROOT, 'src/start/registry.ts'),
    ...(runtime === RUNTIMES[0] && { runtime: RUNTIME_FILE }),
    'base-style': join(ROOT, 'src/styles/base.css'),
    'cart-style': join(ROOT, 'src/styles/cart.css'),
  };
  for (const { name } of definitions) {
    input[name] = join(ROOT, 'widgets', name, 'index.ts');
    const style = widgetFile(name, 'style.css');
    if (style) input[`${name}-style`] = style;
  }
  const result = await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [withoutTold(), plainImports(), notePackages(), minifyAgain()],
    resolve: { alias: runtime.alias },
    build: {
      ...common,
      cssCodeSplit: true,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        // TanStack marks its modules "use client": it means nothing in a browser bundle.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        output: {
          ...names,
          codeSplitting: {
            groups: chunkGroups(runtime),
          },
        },
      },
    },
  });
  return result.output;
}

function describeOutput(
  output,
  { heads, earlies, keptCart, define, runtimes, ...scripts },
  definitions,
  name,
) {
  const chunks = output.filter((item) => item.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byName = new Map(chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk]));
  const style = (name) =>
    output.find((item) => item.type === 'asset' && item.names.includes(`${name}-style.css`))?.fileName;
  const widgets = {};
  for (const { name, moment } of definitions) {
    const chunk = byName.get(name);
    const css = style(name);
    const files = {
      js: chunk.fileName,
      ...(css && { css }),
      ...(heads[name] && { head: heads[name] }),
      ...(earlies[name] && { early: earlies[name] }),
    };
    widgets[name] = { ...files, moment, imports: importsOf(chunk, byFile) };
  }
  const fileOf = (name) => byName.get(name).fileName;
  return {
    ...scripts,
    base: style('base'),
    cartBase: style('cart'),
    chunks: {
      'cart-aftermath': fileOf('cart-aftermath'),
      registry: fileOf('registry'),
      'kept-cart': keptCart,
    },
    widgets,
    tools: {
      'mullion/define': { js: define, imports: [] },
      'mullion/runtime': runtimes[name]
        ? { js: runtimes[name], imports: [] }
        : { js: fileOf('runtime'), imports: importsOf(byName.get('runtime'), byFile) },
    },
    strings: keysByWidget(),
    speakLater: definitions.filter(({ speaksLater }) => speaksLater).map(({ name }) => name),
    aliases: aliasesOf(definitions),
    pages: Object.fromEntries(
      definitions.filter(({ pages }) => pages).map(({ name, pages }) => [name, pages]),
    ),
  };
}

/** What widgets take over, by selector. */
function aliasesOf(definitions) {
  const entries = definitions.flatMap(({ name, aliases = {} }) =>
    Object.entries(aliases).map(([selector, attributes]) => [selector, { widget: name, attributes }]),
  );
  return Object.fromEntries(entries);
}

function writeStrings() {
  mkdirSync(join(OUT, 'languages'), { recursive: true });
  writeFileSync(join(OUT, 'strings.php'), stringsPhp());
  writeFileSync(join(OUT, 'languages/mullion-vi.l10n.php'), vietnamesePhp());
}

/** Files of the output that nothing loads: Vite makes an empty script for each stylesheet input. */
function dropEmptyScripts(output) {
  for (const item of output) {
    if (item.type === 'chunk' && item.isEntry && item.name.endsWith('-style'))
      rmSync(join(OUT, item.fileName), { force: true });
  }
}

const definitions = await widgetDefinitions();
// Reading the definitions runs Vite in development mode, which would leave React's development build.
process.env.NODE_ENV = 'production';
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const outputs = [];
for (const runtime of RUNTIMES) outputs.push([runtime, await buildChunks(definitions, runtime)]);
const entry = await buildClassic('entry.ts', 'entry');
const cartEntry = await buildClassic('cart-entry.ts', 'cart-entry');
const joinedEntry = await buildClassic('joined-entry.ts', 'joined-entry');
const joinedKeptEntry = await buildClassic('joined-entry.ts', 'joined-kept-entry', {
  __HAS_KEPT_CART__: 'true',
});
const keptCart = await buildModule(join(ROOT, 'src/cart/show-kept.ts'), 'kept-cart');
const define = await buildModule(join(ROOT, 'src/registered/define.ts'), 'define');
// All of Preact in the chunk of our own widgets would be a quarter more for every page, so it is a file apart.
const runtimes = {};
for (const { name, alias } of RUNTIMES.slice(1))
  runtimes[name] = await buildModule(RUNTIME_FILE, `runtime-${name}`, alias);
const standIns = {
  woocommerce: await buildClassic('shop/woocommerce.ts', 'woocommerce'),
  sliders: await buildClassic('replaced/stand-ins.ts', 'slider-stand-ins'),
  'sourcebuster-js': await buildClassic('shop/sourcebuster.ts', 'sourcebuster'),
  'store-api': await buildClassic('shop/store-api.ts', 'store-api'),
  'failed-answers': await buildClassic('shop/failed-answers.ts', 'failed-answers'),
  'failed-cart': await buildClassic('shop/failed-cart.ts', 'failed-cart'),
  'failed-variation': await buildClassic('shop/failed-variation.ts', 'failed-variation'),
  'call-entry': await buildClassic('start/call-entry.ts', 'call-entry'),
  // For administrators alone.
  'mullion-find': await buildFinder(common),
  'mullion-doctor': await buildDoctor(common),
};
const replacements = {
  'wc-order-attribution': await buildClassic('shop/order-attribution.ts', 'order-attribution'),
};
// What a widget does before the page is painted.
const heads = {};
for (const { name } of definitions.filter(({ name }) => widgetFile(name, 'head.ts')))
  heads[name] = await buildClassic(`../widgets/${name}/head.ts`, `${name}-head`);
const earlies = {};
for (const { name } of definitions.filter(({ name }) => widgetFile(name, 'early.ts')))
  earlies[name] = await buildModule(widgetFile(name, 'early.ts'), `${name}-early`);
await buildEditor(common);
for (const [, output] of outputs) dropEmptyScripts(output);
buildTypes(join(OUT, 'types'));
writePhp(definitions, OUT);
writeStrings();
writeFileSync(join(OUT, 'NOTICES.txt'), noticesText());
for (const [{ name }, output] of outputs) {
  const entries = { entry, cartEntry, joinedEntry, joinedKeptEntry };
  const scripts = { ...entries, keptCart, define, runtimes, standIns, replacements, heads, earlies };
  const manifest = describeOutput(output, scripts, definitions, name);
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  const version = createHash('md5').update(json).digest('hex').slice(0, 8);
  writeFileSync(join(OUT, manifestOf(name)), json);
  // PHP keeps this one in memory that all requests share, and has nothing to parse.
  writeFileSync(join(OUT, `${manifestOf(name)}.php`), returnedPhp({ ...manifest, version }));
}
console.log(`Built ${definitions.length} widgets into wp-plugin/build.`);
