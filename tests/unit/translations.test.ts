import { describe, expect, test } from 'vitest';
import { POT, potOf, readCatalogue, VIETNAMESE_PO, vietnamesePoOf } from '../../scripts/lib/catalogue.mjs';
import { phpSentences } from '../../scripts/lib/php-sentences.mjs';
import { readStrings } from '../../scripts/lib/strings.mjs';
import { filesIn, isTest, read } from './helpers/sources';

const catalogue = await readCatalogue();
const sentences = [...catalogue.keys()];
const { strings, vi } = readStrings();
const notesOf = (text: string) => [...(catalogue.get(text)?.notes ?? [])];

describe('translations', () => {
  test.each([
    [POT, potOf],
    [VIETNAMESE_PO, vietnamesePoOf],
  ])('%s is that of the sources, but for a widget that is new: npm run translations', (file, made) => {
    const written = read(file);
    const isKnown = (path: string) => {
      const [folder] = /^widgets\/[^/]+\//.exec(path) ?? [];
      return !folder || written.includes(`#: ${folder}`);
    };
    const known = [...catalogue].map(([text, { notes, files }]) => {
      const own = [...files].filter(isKnown);
      return [text, { notes, files: new Set(own) }] as const;
    });
    expect(written).toBe(made(new Map(known.filter(([, { files }]) => files.size > 0))));
  });

  test('sentences of PHP, of scripts, of the editor and of settings are all among them', () => {
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Send a test mail',
        'Added to the cart.',
        'Words before the date',
        'Countdown',
      ]),
    );
  });

  test('every sentence has its Vietnamese', () => {
    expect(sentences.filter((text) => !vi[text])).toEqual([]);
  });

  test('no translation is left of a sentence that is gone', () => {
    expect(Object.keys(vi).filter((text) => !catalogue.has(text))).toEqual([]);
  });

  test('a translation has the placeholders of its sentence', () => {
    const places = (text: string) => text.match(/%(\d\$)?[sd]/g)?.sort() ?? [];
    expect(sentences.filter((text) => `${places(text)}` !== `${places(vi[text] ?? '')}`)).toEqual([]);
  });

  test('every key that a script asks for has a sentence', () => {
    const call = /\b(?:ctx\.)?t\(\s*['`]([\w.-]+)['`]/g;
    const scripts = [...filesIn('src'), ...filesIn('widgets')].filter(
      (path) => /\.tsx?$/.test(path) && !isTest(path),
    );
    const keys = scripts.flatMap((path) => [...read(path).matchAll(call)].map(([, key]) => key!));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !Object.hasOwn(strings, key))).toEqual([]);
  });

  test('all text is composed (NFC), so that React finds what PHP printed', () => {
    const php = [...filesIn('wp-plugin'), ...filesIn('widgets')].filter((path) => path.endsWith('.php'));
    const texts = [...php, ...filesIn('widgets'), 'src/i18n/strings.json'].filter((path) =>
      /\.(php|json)$/.test(path),
    );
    expect(texts.filter((path) => read(path) !== read(path).normalize('NFC'))).toEqual([]);
  });
});

describe('sentences of PHP', () => {
  test('each has the translators’ comment right above it, and no other', () => {
    const code = `<?php
      /* translators: %s: a name */
      $one = sprintf(__('It\\'s %s', 'mullion'), $name);
      $two = esc_html__('Close', 'mullion') . __('Yours', 'woocommerce');`;
    expect(phpSentences(code, 'a.php')).toEqual([
      { text: "It's %s", note: '%s: a name' },
      { text: 'Close', note: '' },
    ]);
  });

  test.each([
    '__($text, "mullion")',
    "__('a' . 'b', 'mullion')",
    '__("In $two", \'mullion\')',
    "__('No domain')",
  ])('a sentence that no program finds is an error: %s', (call) => {
    expect(() => phpSentences(`<?php ${call};`, 'a.php')).toThrow(/a\.php:1: __\(\)/);
  });
});

test.each(sentences.filter((text) => /%(\d\$)?[sd]/.test(text)))(
  'translators are told what the placeholders are of: %s',
  (text) => {
    expect(notesOf(text)).not.toEqual([]);
  },
);
