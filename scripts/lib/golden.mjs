import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillMarkers } from './golden-markers.mjs';
import { ROOT } from './root.mjs';
import { widgetFile, widgetNames } from './widgets.mjs';

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

/**
 * The files with golden markup that aren't what the site renders, with what they should be.
 *
 * @param {import('./site.mjs').Site} site
 */
export async function staleGolden(site) {
  const files = filesOf(JSON.parse(await site.runPhp(render(readCases()))));
  return { all: files.size, stale: [...files].filter(([path, text]) => readOr(path, null) !== text) };
}

const readOr = (path, fallback) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
};
