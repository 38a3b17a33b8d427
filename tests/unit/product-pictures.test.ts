import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURES } from '../../fixtures/shop/content/drawing/list.mjs';

/** The demo shop's pictures are drawn from a list, so what they show can be read. */
type Picture = { colour?: string; detail?: string; spacer?: boolean };
const drawn = PICTURES as Record<string, Picture>;
const CONTENT = join(import.meta.dirname, '../../fixtures/shop/content');
const read = (file: string) => readFileSync(join(CONTENT, 'data', file), 'utf8');
const described = new Map(
  [...read('details.php').matchAll(/'(chi-tiet-[a-z-]+)' => '(.+)'/g)].map((m) => [m[1], m[2]]),
);

const products = readdirSync(join(CONTENT, 'data'))
  .filter((file) => file.startsWith('products-'))
  .flatMap((file) => read(file).split("'sku' => ").slice(1))
  .map((entry) => ({
    entry,
    slug: /'slug' => '([^']+)'/.exec(entry)?.[1] as string,
    category: /'category' => '([^']+)'/.exec(entry)?.[1] as string,
    // A picture with words of its own says in which way it is another.
    pictures: [
      ...(/'pictures' => \[([^\]]*)\]/.exec(entry)?.[1] ?? '').matchAll(/'([a-z0-9-]+)'( => '[^']+')?/g),
    ].map(([, name, words]) => ({ name: name as string, isOther: words !== undefined })),
  }));

/** Which products a close view may belong to. */
const KINDS: Record<string, (product: { category: string; entry: string }, picture: Picture) => boolean> = {
  track: ({ category }) => ['cua-so-lua', 'cua-lua-kho-lon'].includes(category),
  net: ({ category }) => category === 'cua-luoi',
  clamp: ({ entry }) => !/'Nhôm' => |'Khung' => /.test(entry),
  edge: ({ entry }, { spacer }) => (spacer ? /Hộp /.test(entry) : /[Dd]án /.test(entry)),
  section: ({ entry }, { detail }) => detail === 'section' && /'Nhôm' => /.test(entry),
  corner: ({ entry }) => /'Nhôm' => /.test(entry),
  grip: ({ entry }) => /'Nhôm' => /.test(entry),
};

test('every product has pictures, and they are drawn', () => {
  expect(products.length).toBeGreaterThan(40);
  for (const { slug, pictures } of products) {
    expect(pictures.length, slug).toBeGreaterThan(0);
    for (const { name } of pictures) {
      expect(drawn[name], name).toBeDefined();
      expect(existsSync(join(CONTENT, 'pictures', `${name}.webp`)), name).toBe(true);
    }
  }
});

test.each(products.map((product) => [product.slug, product] as const))(
  '%s: its pictures show it, not another',
  (_, product) => {
    const [main, ...others] = product.pictures;
    const { colour } = drawn[(main as { name: string }).name] as Picture;
    for (const { name, isOther } of others) {
      const picture = drawn[name] as Picture;
      if (picture.colour && !isOther) expect(picture.colour, name).toBe(colour);
      if (!picture.detail) continue;
      expect(KINDS[picture.detail]?.(product, picture), name).toBe(true);
      // Several products share it: its words name none.
      expect(described.get(name), name).toBeTruthy();
    }
  },
);
