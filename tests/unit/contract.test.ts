import { expect, test } from 'vitest';
import { CONTRACT_PAGE, contractLines, fillContract, RELEASED } from '../../scripts/lib/contract.mjs';
import { phpItems } from '../../scripts/lib/hooks.mjs';
import { filesIn, foldersIn, read } from './helpers/sources';

const lines = await contractLines();
const released: string[] = JSON.parse(read(RELEASED));
const unreleased =
  /## Unreleased\n([\s\S]*?)\n## |## Unreleased\n([\s\S]*)$/.exec(read('CHANGELOG.md'))?.[0] ?? '';
const known = new Set(released);
/** A widget that the last release did not have is new as a whole, and its own folder says so. */
const isOfNewWidget = (line: string) => {
  const [, widget = ''] = /^(?:widget|attribute) ([\w-]+)/.exec(line) ?? [];
  return widget !== '' && !known.has(`widget ${widget}`);
};
/** "filter mullion_enabled(bool $isOn)" → "mullion_enabled"; "attribute slider data-items" → "data-items". */
const nameOf = (line: string) =>
  /(?:mullion[:_.][\w-]+|data-[\w-]+|--mullion-[\w-]+|[\w-]+)(?=\(| \{| none|$)/.exec(line)?.[0] ?? '';

test('the page lists the contract, but for a widget that is new: npm run docs', async () => {
  const written = read(CONTRACT_PAGE).split('\n');
  const fresh = (await fillContract(read(CONTRACT_PAGE))).split('\n');
  expect(written.filter((line) => line.startsWith('| ')).length).toBeGreaterThan(80);
  expect(written.filter((line) => !fresh.includes(line))).toEqual([]);
  const added = fresh.filter((line) => !written.includes(line));
  const widgets = foldersIn('widgets').filter((name) => !known.has(`widget ${name}`));
  expect(added.filter((line) => !widgets.some((name) => line.includes(`widgets/${name}/`)))).toEqual([]);
});

test('what has come, gone or changed since the last release is told in the changelog', () => {
  const now = new Set(lines);
  const changed = [
    ...lines.filter((line) => !known.has(line) && !isOfNewWidget(line)),
    ...released.filter((line) => !now.has(line)),
  ];
  expect(changed.filter((line) => !unreleased.includes(nameOf(line)))).toEqual([]);
});

test.each([
  ['filter mullion_enabled(bool $isOn, string $name)', 'mullion_enabled'],
  ['function mullion_render(string $name, array $props = []): string', 'mullion_render'],
  ['event mullion:error `{ widget: string }`', 'mullion:error'],
  ['attribute slider data-items', 'data-items'],
  ['widget slider', 'slider'],
  ['property --mullion-accent', '--mullion-accent'],
])('in the changelog, "%s" is looked for as %s', (line, name) => {
  expect(nameOf(line.replaceAll('`', ''))).toBe(name);
});

test('every hook of the plugin says what it is for, and since when', () => {
  const call = /(?:apply_filters|do_action)\(\s*'(mullion_\w+)'/g;
  const php = ['wp-plugin/src', 'wp-plugin/functions.php', 'widgets'].flatMap((path) =>
    path.endsWith('.php') ? [path] : filesIn(path).filter((file) => file.endsWith('.php')),
  );
  const called = new Set(php.flatMap((file) => [...read(file).matchAll(call)].map(([, name]) => name)));
  const documented = new Set(phpItems().map(({ name }) => name));
  expect([...called].filter((name) => !documented.has(name!))).toEqual([]);
  expect(phpItems().filter(({ about, since }) => !about || !since)).toEqual([]);
});
