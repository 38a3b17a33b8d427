import { describe, expect, test } from 'vitest';
import { CONTRACT_PAGE, contractLines, fillContract, releasedContract } from '../../scripts/lib/contract.mjs';
import { contractChanges, subjectOf, untold } from '../../scripts/lib/contract-changes.mjs';
import { phpItems } from '../../scripts/lib/hooks.mjs';
import { filesIn, foldersIn, read } from './helpers/sources';

const lines = await contractLines();
const { release, lines: released } = releasedContract();
const changelog = read('CHANGELOG.md');
const unreleased = /## Unreleased\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(changelog)?.[0] ?? '';
const known = new Set(released);
/** A widget that the last release did not have is new as a whole, and its own folder says so. */
const isOfNewWidget = (line: string) => {
  const [, widget = ''] = /^(?:widget|attribute) ([\w-]+)/.exec(line) ?? [];
  return widget !== '' && !known.has(`widget ${widget}`);
};

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
  const now = lines.filter((line) => !isOfNewWidget(line));
  expect(untold(contractChanges(released, now), unreleased)).toEqual({ toName: [], toTell: [] });
});

test('what the contract is compared with is of the newest release in the changelog, or of none', () => {
  const [, newest = null] = /^## (\d\S+)/m.exec(changelog) ?? [];
  expect(release).toBe(newest);
});

test('each line of the contract is about something of its own, but for a type that is called in several ways', () => {
  const subjects = lines.filter((line) => !/^type \w+[<(]/.test(line)).map(subjectOf);
  expect(subjects).toEqual([...new Set(subjects)]);
});

test('a browser line says what a member takes and gives, and types are those that it names', () => {
  expect(lines).toContain('browser mullion.scan(root?: ParentNode): void');
  expect(lines).toContain('type Announce = (message: string) => void');
  expect(lines).toContain(
    'type Load<Name extends keyof WidgetModules>(widget: Name): Promise<WidgetModules[Name]>',
  );
  expect(lines.filter((line) => line.startsWith('type Operation.')).length).toBeGreaterThan(5);
});

describe('a change of the contract', () => {
  const CHANGED = [
    ['filter mullion_keep_libraries(bool $areKept)', 'filter mullion_keep_libraries(string $areKept)'],
    [
      'attribute map data-zoom integer, a whole number from 1 to 20, default 15',
      'attribute map data-zoom integer, a whole number from 1 to 9, default 15',
    ],
    [
      'attribute tabs data-of choice, one of a, b, default "a"',
      'attribute tabs data-of choice, one of a, default "a"',
    ],
    ['event mullion:ready { version: string }', 'event mullion:ready { version: number }'],
    ['browser mullion.scan(root?: ParentNode): void', 'browser mullion.scan(root: Element): void'],
    ['type Cart.refresh(): Promise<Answer>', 'type Cart.refresh(): Answer'],
    ['function mullion_render(string $name): string', 'function mullion_render(string $name): void'],
  ] as const;
  const section = (...notes: string[]) =>
    `## Unreleased\n\n### Added\n\n- All of it.\n\n### Contract\n\n${notes.map((note) => `- ${note}\n`).join('')}\n### Fixed\n\n- A.\n`;

  test.each(CHANGED)('of "%s" is asked for, though its name is told', (before, now) => {
    const changes = contractChanges([before], [now]);
    const named = section(`\`${subjectOf(now)}\` is another.`).replace('All', subjectOf(now));
    expect(untold(changes, named)).toEqual({ toName: [], toTell: [`- \`${now}\``] });
    const wrapped = `\`${now}\`: it was another.`.replace(/ (?=\S+$)/, '\n  ');
    expect(untold(changes, section(wrapped))).toEqual({ toName: [], toTell: [] });
  });

  test('that takes something away is told as it was', () => {
    const changes = contractChanges(['property --mullion-accent'], []);
    expect(untold(changes, section('Gone.')).toTell).toEqual(['- `property --mullion-accent`']);
    expect(untold(changes, section('`property --mullion-accent` is gone.')).toTell).toEqual([]);
  });

  test('that adds something is told by its name, anywhere; a type only grows', () => {
    const changes = contractChanges([], ['filter mullion_new(int $most)', 'type Cart.isNew?: boolean']);
    expect(untold(changes, section()).toName).toEqual(['filter mullion_new(int $most)']);
    expect(untold(changes, '## Unreleased\n\n- `mullion_new` is new.\n').toName).toEqual([]);
  });
});

test.each([
  ['filter mullion_enabled(bool $isOn, string $name)', 'filter mullion_enabled'],
  ['function mullion_render(string $name, array $props = []): string', 'function mullion_render'],
  ['event mullion:error { widget: string }', 'event mullion:error'],
  ['attribute slider data-items integer, a whole number', 'attribute slider data-items'],
  ['widget slider', 'widget slider'],
  ['property --mullion-accent', 'property --mullion-accent'],
  ["browser mullion.on: Bus['on']", 'browser mullion.on'],
  ['type Cart.state: CartState | null', 'type Cart.state'],
])('"%s" is about %s', (line, subject) => {
  expect(subjectOf(line)).toBe(subject);
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
