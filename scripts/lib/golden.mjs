import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillMarkers } from './golden-markers.mjs';
import { ROOT } from './root.mjs';
import { readStrings } from './strings.mjs';
import { writePhp } from './widget-php.mjs';
import { widgetDefinitions, widgetFile, widgetNames } from './widgets.mjs';

const PAGES = join(ROOT, 'fixtures/pages');
const SCRIPT = join(ROOT, 'tests/php/golden.php');

/** @typedef {Record<string, Record<string, object>>} Cases Props by widget and case. */
/** @typedef {Record<string, Record<string, string>>} Golden Markup by widget and case. */
/** @typedef {(cases: Cases) => Golden | Promise<Golden>} Render */

/**
 * Renders with this machine's PHP and without WordPress or a build: in a second or two.
 *
 * @type {Render}
 */
export async function renderWithPhp(cases) {
  const folder = mkdtempSync(join(tmpdir(), 'mullion-golden-'));
  try {
    writePhp(await widgetDefinitions(), folder);
    return runScript(folder, { cases, translations: readStrings().vi });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @param {{ cases: Cases, translations: Record<string, string> }} input */
function runScript(folder, input) {
  const args = ['-d', 'display_errors=stderr', SCRIPT, folder];
  const php = spawnSync('php', args, { input: JSON.stringify(input), encoding: 'utf8' });
  if (php.status === 0) return JSON.parse(php.stdout);
  throw new Error(`tests/php/golden.php failed: ${php.error?.message ?? php.stderr.trim()}`);
}

/**
 * Renders in a real WordPress.
 *
 * @param {import('./site.mjs').Site} site
 * @returns {Render}
 */
export const renderInWordPress = (site) => async (cases) => JSON.parse(await site.runPhp(code(cases)));

/** PHP that renders the cases and prints them as JSON. */
const code = (/** @type {Cases} */ cases) => `<?php
// What a theme sets is not the template's.
remove_all_filters('mullion_settings');
remove_all_filters('mullion_props');
// A map's frame is for who has a key.
add_filter('mullion_settings', static fn(): array => ['map' => ['key' => 'golden']]);
$golden = [];
foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(cases)).toString('base64')}'), true) as $name => $list) {
    foreach ($list as $case => $props) { $golden[$name][$case] = mullion()->renderer->markup($name, $props); }
}
echo wp_json_encode($golden);`;

/**
 * The files with golden markup that aren't what PHP prints, by their path in the project, with what they
 * should be; `null` for one of a case that is gone.
 *
 * @param {Render} render
 */
export async function staleGolden(render) {
  const files = filesOf(await render(readCases()));
  const stale = [...files].filter(([path, text]) => readOrNull(path) !== text);
  return { all: files.size, stale };
}

/** @returns {Cases} */
function readCases() {
  const entries = widgetNames().map((name) => [name, widgetFile(name, 'cases.json')]);
  return Object.fromEntries(
    entries.filter(([, file]) => file).map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

/** Every file that the markup decides, and every golden file that there is. */
function filesOf(/** @type {Golden} */ golden) {
  /** @type {Map<string, string | null>} */
  const files = new Map(goldenFiles().map((path) => [path, null]));
  for (const [name, cases] of Object.entries(golden)) {
    for (const [id, html] of Object.entries(cases))
      files.set(`widgets/${name}/golden/${id}.html`, `${html}\n`);
  }
  for (const page of readdirSync(PAGES).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(PAGES, page), 'utf8');
    files.set(
      `fixtures/pages/${page}`,
      fillMarkers(html, (name, id) => golden[name]?.[id]),
    );
  }
  return files;
}

const goldenFiles = () =>
  widgetNames().flatMap((name) =>
    widgetFile(name, 'golden')
      ? readdirSync(join(ROOT, 'widgets', name, 'golden')).map((file) => `widgets/${name}/golden/${file}`)
      : [],
  );

function readOrNull(/** @type {string} */ path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}
