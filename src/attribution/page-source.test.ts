import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELDS, NEW_FIELDS } from '../../tests/unit/helpers/attribution-fields';
import { pageSource } from './page-source';

const PHP = readFileSync('wp-plugin/src/Attribution/OrderAttribution.php', 'utf8');

test('without a shop the fields are those of an order, in the browser and on the server', () => {
  const ofServer = [...PHP.matchAll(/'(\w+)' => '([a-z_]+\.[a-z]+)',/g)].map(([, name, path]) => [
    name,
    path,
  ]);
  expect(Object.fromEntries(ofServer)).toEqual({ ...FIELDS, ...NEW_FIELDS });
  expect(Object.keys(pageSource())).toEqual(ofServer.map(([name]) => name));
});
