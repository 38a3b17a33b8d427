// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { patched, patchPackage } from '../../../scripts/lib/patch-plugin.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import glightbox from '../../../widgets/lightbox/glightbox.patch.mjs';

const installed = (file: string) => readFileSync(join(ROOT, 'node_modules/glightbox', file), 'utf8');
const files = Object.keys(glightbox.files) as (keyof typeof glightbox.files)[];

describe('the patch of glightbox', () => {
  test.each(files)('fits the installed %s, and leaves no written style and no message', (file) => {
    const text = patched(glightbox, file, installed(file));
    expect(text).not.toMatch(/setAttribute\('style'|console\.|imageZoomed|getElementById/);
  });

  test('changes only what is asked for by name', () => {
    const { transform } = patchPackage(glightbox) as unknown as {
      transform: (code: string, id: string) => { code: string } | null;
    };
    const [file] = files;
    const id = join(ROOT, 'node_modules/glightbox', file as string);
    expect(transform(installed(file as never), `${id}?v=1`)?.code).toContain('instance.zoom.isOn');
    expect(transform('', join(ROOT, 'src/entry.ts'))).toBeNull();
    expect(transform('', id.replace('touch-navigation', 'drag'))).toBeNull();
  });
});

describe('a patch', () => {
  const patch = { package: 'p', version: '1.0.0', files: { 'a.js': [{ why: '', from: 'b', to: 'c' }] } };

  test.each([
    ['is gone', 'a', 0],
    ['is there twice', 'bb', 2],
  ])('whose text %s fails, and says which', (_what, code, times) => {
    expect(() => patched(patch, 'a.js', code)).toThrow(
      `The patch of p expects 1 × “b” in a.js, and finds ${times}.`,
    );
  });

  test('of another version than the installed one ends the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mullion-patch-'));
    writeFileSync(join(folder, 'package.json'), '{"version":"1.0.1"}');
    expect(() => patchPackage(patch, folder)).toThrow(
      'p 1.0.1 is installed, and its patch was written for 1.0.0: look through it',
    );
  });
});
