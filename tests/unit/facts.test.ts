import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the demo shop promises stands once, in one file; the test reads the numbers from there, as the site does. */
const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'fixtures/shop/content');
const read = (file: string) => readFileSync(file, 'utf8');
const phpFiles = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(ROOT, folder, file));

const facts = Object.fromEntries(
  [...read(join(CONTENT, 'data/facts.php')).matchAll(/^ {4}'([a-z-]+)' => '(.+)',$/gm)].map(
    ([, name, value]) => [name as string, value as string],
  ),
);
const data = phpFiles('fixtures/shop/content/data').filter((file) => basename(file) !== 'facts.php');
const theme = phpFiles('fixtures/theme');

const NUMBER = String.raw`(?:\d[\d.,–]*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)`;
const QUANTITY = new RegExp(
  String.raw`${NUMBER}(?: (?:đến|tới) ${NUMBER})? (?:năm|tháng|tuần|ngày|giờ|tiếng|km|₫)(?!\p{L})`,
  'iu',
);
/** What a shop can be held to: how long it answers for its work, when it comes, what the way costs. */
const PROMISE =
  /bảo hành|có mặt|nội thành|bán kính|miễn phí|đổi (?:trong|lịch)|gửi bản vẽ|báo giá trong|tại xưởng trong|chốt bản vẽ|khảo sát|đặt cọc/iu;

/** Sentences that say a number beside such a word and promise nothing by it. */
const OTHERS = [
  'Thông lệ là đặt cọc 30%', // what others do
  'Hàng đẹp, giao chậm một ngày', // a customer speaks
];

const sentences = (file: string) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split(/\n|(?<=[.!?:]) |', '/)
    .map((sentence) => sentence.trim());

test('no number of a promise stands outside of the file of facts', () => {
  expect(Object.keys(facts).length).toBeGreaterThan(15);
  const found = [...data, ...theme].flatMap((file) =>
    sentences(file)
      .filter((sentence) => PROMISE.test(sentence) && QUANTITY.test(sentence))
      .filter((sentence) => !OTHERS.some((other) => sentence.includes(other)))
      .map((sentence) => `${basename(file)}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test('every fact that a text names is there, and every fact is named', () => {
  const named = new Set([
    ...data.flatMap((file) => [...read(file).matchAll(/\{([a-z-]+)\}/g)].map(([, name]) => name)),
    ...theme.flatMap((file) =>
      [...read(file).matchAll(/mullion_demo_fact\('([a-z-]+)'\)/g)].map(([, name]) => name),
    ),
  ]);
  expect([...named].sort()).toEqual(Object.keys(facts).sort());
});

test('what a product says of its warranty comes from its category, the fee for measuring is the price', () => {
  for (const file of data) expect(read(file), basename(file)).not.toMatch(/'Bảo hành' => /);
  const [, fee] = /'slug' => 'goi-khao-sat-tai-nha'[\s\S]*?'price' => (\d+)/.exec(
    read(join(CONTENT, 'data/products-6-parts.php')),
  ) as RegExpExecArray;
  expect(facts.survey).toBe(`${Number(fee).toLocaleString('de-DE')} ₫`);
});
