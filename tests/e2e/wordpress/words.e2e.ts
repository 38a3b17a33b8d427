import { expect, test } from '@playwright/test';
import { FILL_CART, PAGES } from '../helpers/demo-pages';
import { Findings, Visitor } from '../helpers/visitor';

const OTHERS = [
  '/cua-hang/page/2/',
  '/cua-hang/?khuyen-mai=1',
  '/?s=kính',
  '/?s=khong-co-gi',
  '/?s=khong-co-gi&post_type=product',
  '/tin-tuc/page/2/',
  '/feed/',
  '/comments/feed/',
  '/?s=kính&feed=rss2',
  '/wp-login.php',
  '/wp-login.php?action=lostpassword',
  '/wp-login.php?action=rp&key=nothing&login=nobody',
  '/wp-login.php?loggedout=true',
  '/wp-login.php?action=register',
  '/wp-login.php?action=logout',
];

/** As a Vietnamese shop says it, on some page. */
const SAID = [
  /^Hiển thị 1–18 trong \d+ sản phẩm$/,
  /^Ghi nhớ đăng nhập$/,
  /^Được xếp hạng \d,\d\d trên 5 sao/,
  /^Chọn màu, loại kính$/,
  /^Kết quả tìm kiếm cho “khong-co-gi”/,
];

test('no page says anything that is not Vietnamese', async ({ page }) => {
  const visitor = await Visitor.enter(page);
  const findings = new Findings();
  const said = new Set<string>();
  const look = async (path: string) => {
    const texts = await visitor.open(path);
    expect(texts.length, path).toBeGreaterThan(3);
    findings.look(path, texts);
    for (const { text } of texts) said.add(text);
  };
  const paths = [...PAGES.filter(({ hasCart }) => !hasCart).map(({ path }) => path), ...OTHERS];
  while (paths.length > 0) await Promise.all(paths.splice(0, 3).map(look));
  await visitor.open(FILL_CART);
  for (const { path, hasCart } of PAGES) if (hasCart) await look(path);
  expect(findings.list()).toEqual([]);
  for (const sentence of SAID) expect([...said].filter((text) => sentence.test(text))).not.toEqual([]);
});
