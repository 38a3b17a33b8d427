import { expect, test } from 'vitest';
import { read } from './helpers/sources';

const words = (text: string) => [...text.matchAll(/\b[a-z]+\b/g)].map(String).sort();

/** The first cells of the table that begins with these heads. */
function firstCells(page: string, head: string) {
  const [, table = ''] = read(page).split(head);
  const [rows = ''] = table.split('\n\n');
  return words([...rows.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell).join(' '));
}

/** What `functions.php` says of an option of `mullion_register_widget()`. */
function kindsSaid(option: string) {
  const text = read('wp-plugin/functions.php').replace(/\s*\n \*\s*/g, ' ');
  const [, said = ''] = new RegExp(`\`${option}\` .*?kinds are ([^;]*?)(?:;|, keys)`).exec(text) ?? [];
  return words(said.replace(/\(.*?\)/g, '').replace(/\band\b/g, ''));
}

test('the kinds of settings are those of FieldKind in the papers and in functions.php', () => {
  const cases = [...read('wp-plugin/src/Admin/FieldKind.php').matchAll(/case (\w+);/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  // Settings of other plugins are public.
  const kinds = cases.filter((kind) => kind !== 'secret').sort();
  expect(kinds.length).toBeGreaterThan(7);
  expect(firstCells('docs/settings.md', '| kind | what the script is given |')).toEqual(kinds);
  expect(kindsSaid('settings')).toEqual(kinds);
});

test('the kinds of attributes are those of AttributeKind in the papers and in functions.php', () => {
  const [, type = ''] = /type AttributeKind = (.*);/.exec(read('src/contract/attributes.ts')) ?? [];
  const kinds = words(type);
  expect(kinds.length).toBeGreaterThan(6);
  expect(firstCells('docs/plugin-authors.md', '| kind | what the attribute may be |')).toEqual(kinds);
  expect(kindsSaid('attributes')).toEqual(kinds);
});
