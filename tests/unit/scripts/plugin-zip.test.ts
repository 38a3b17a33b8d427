// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zipPlugin } from '../../../scripts/lib/plugin-zip.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mullion-zip-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), name);
  }
};

test('the zip holds the plugin in a folder of its own, and nothing for developers', () => {
  const shipped = ['mullion.php', 'readme.txt', 'build/entry-a1b2c3d4.js', 'src/Plugin.php'];
  write(
    ...shipped,
    '.DS_Store',
    'src/.gitkeep',
    '.idea/x.xml',
    'build/entry-a1b2c3d4.js.map',
    'build/dev-server.json',
  );

  const { bytes, names } = zipPlugin(dir);

  const packed = [...shipped, 'LICENSE'].sort();
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(packed.map((name) => `mullion/${name}`));
  expect([...names].sort()).toEqual(packed);
  expect(new TextDecoder().decode(unzipSync(bytes)['mullion/LICENSE'])).toContain(
    'GNU GENERAL PUBLIC LICENSE',
  );
});

test('the same files give the same bytes', () => {
  write('mullion.php', 'readme.txt', 'build/entry.js');
  expect(zipPlugin(dir).bytes).toEqual(zipPlugin(dir).bytes);
});

test.each(['readme.txt', 'mullion.php', 'build'])(
  'without %s there is no zip, and the line names it',
  (missing) => {
    write(...['mullion.php', 'readme.txt', 'build/entry.js'].filter((name) => !name.startsWith(missing)));
    expect(() => zipPlugin(dir)).toThrow(`${missing} is missing`);
  },
);
