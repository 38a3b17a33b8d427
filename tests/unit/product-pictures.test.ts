import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../fixtures/shop/content');
const read = (file: string) => readFileSync(join(CONTENT, 'data', file), 'utf8');

/** What the close views show, which several products share: file name → words. */
const closeViews = new Map(
  [...read('details.php').matchAll(/'(chi-tiet-[a-z-]+)' => '(.+)'/g)].map((m) => [m[1] as string, m[2]]),
);

const products = readdirSync(join(CONTENT, 'data'))
  .filter((file) => file.startsWith('products-'))
  .flatMap((file) => read(file).split("'sku' => ").slice(1))
  .map((entry) => ({
    entry,
    slug: /'slug' => '([^']+)'/.exec(entry)?.[1] as string,
    category: /'category' => '([^']+)'/.exec(entry)?.[1] as string,
    // The one in the main picture: the only one, or the first to choose from.
    colour: /'Màu' => \[?'([^']+)'/.exec(entry)?.[1]?.toLowerCase(),
    pictures: (/'pictures' => \[([^\]]*)\]/.exec(entry)?.[1] ?? '')
      .replace(/ => '[^']+'/g, '')
      .split(',')
      .map((name) => name.trim().slice(1, -1)),
  }));

/** Which products a close view may belong to, by the beginning of its name. */
const KINDS: [string, (product: (typeof products)[number]) => boolean][] = [
  ['chi-tiet-ray', ({ category }) => ['cua-so-lua', 'cua-lua-kho-lon'].includes(category)],
  ['chi-tiet-luoi', ({ category }) => category === 'cua-luoi'],
  ['chi-tiet-kep-kinh', ({ entry }) => !/'Nhôm' => |'Khung' => /.test(entry)],
  ['chi-tiet-kinh-hop', ({ entry }) => /Hộp /.test(entry)],
  ['chi-tiet-kinh-dan', ({ entry }) => /[Dd]án /.test(entry)],
  ['chi-tiet-', ({ entry }) => /'Nhôm' => /.test(entry)],
];

/** Colours of frames, as the catalogue names them. */
const COLOURS = ['trắng sứ', 'ghi đậm', 'nâu cà phê', 'đen mờ', 'champagne', 'bạc'];

test('every product has pictures', () => {
  expect(products.length).toBeGreaterThan(40);
  for (const { slug, pictures } of products) {
    expect(pictures.length, slug).toBeGreaterThan(0);
    for (const name of pictures)
      expect(existsSync(join(CONTENT, 'pictures', `${name}.webp`)), `${slug}: ${name}`).toBe(true);
  }
});

test.each(products.map((product) => [product.slug, product] as const))(
  '%s: its close views show it, not another',
  (_, product) => {
    for (const name of product.pictures.filter((picture) => picture.startsWith('chi-tiet-'))) {
      const [, fits] = KINDS.find(([beginning]) => name.startsWith(beginning))!;
      expect(fits(product), name).toBe(true);
      // Several products share it: its words name none.
      const words = closeViews.get(name) ?? '';
      expect(words, name).not.toBe('');
      const colour = COLOURS.find((one) => words.includes(one));
      if (colour) expect(colour, name).toBe(product.colour);
    }
  },
);
