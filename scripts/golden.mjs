/**
 * `npm run golden`: renders every case of every widget in the real WordPress, writes
 * widgets/<name>/golden/<case>.html, and puts the same markup between the markers of the fixture
 * pages. With --check nothing is written, and what is stale is named.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { fillMarkers } from './lib/golden-markers.mjs';
import { ROOT } from './lib/root.mjs';
import { startSite } from './lib/site.mjs';
import { runMain, UserError } from './lib/user-error.mjs';
import { widgetFile, widgetNames } from './lib/widgets.mjs';

const PAGES = join(ROOT, 'fixtures/pages');

/** PHP that renders the cases and prints them as JSON. */
const render = (cases) => `<?php
// What a theme sets is not the template's.
remove_all_filters('mullion_settings');
remove_all_filters('mullion_props');
$golden = [];
foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(cases)).toString('base64')}'), true) as $name => $list) {
    foreach ($list as $case => $props) { $golden[$name][$case] = mullion()->renderer->markup($name, $props); }
}
echo wp_json_encode($golden);`;

function readCases() {
  const entries = widgetNames().map((name) => [name, widgetFile(name, 'cases.json')]);
  return Object.fromEntries(
    entries.filter(([, file]) => file).map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

/** Every file that the site's answer decides, by path. */
function filesOf(golden) {
  const files = new Map();
  for (const [name, cases] of Object.entries(golden)) {
    for (const [id, html] of Object.entries(cases))
      files.set(join(ROOT, 'widgets', name, 'golden', `${id}.html`), `${html}\n`);
  }
  for (const page of readdirSync(PAGES).filter((file) => file.endsWith('.html'))) {
    const path = join(PAGES, page);
    files.set(
      path,
      fillMarkers(readFileSync(path, 'utf8'), (name, id) => golden[name]?.[id]),
    );
  }
  return files;
}

const readOr = (path, fallback) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};

await runMain(async () => {
  const isCheck = process.argv.includes('--check');
  const site = await startSite({ name: 'golden', port: 0, quiet: isCheck, beforeBoot: build });
  try {
    const files = filesOf(JSON.parse(await site.runPhp(render(readCases()))));
    const stale = [...files].filter(([path, text]) => readOr(path, null) !== text);
    if (isCheck && stale.length) {
      throw new UserError(
        `Stale: ${stale.map(([path]) => path.slice(ROOT.length + 1)).join(', ')}. Run npm run golden and review the diff.`,
      );
    }
    if (!isCheck) write(stale);
    console.log(
      isCheck
        ? `${files.size} files are what PHP renders.`
        : `${stale.length} of ${files.size} files were written.`,
    );
  } finally {
    await site.stop();
  }
});

function write(files) {
  for (const name of widgetNames()) {
    if (!widgetFile(name, 'cases.json'))
      rmSync(join(ROOT, 'widgets', name, 'golden'), { recursive: true, force: true });
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
