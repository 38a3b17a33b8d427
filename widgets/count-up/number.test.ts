import { expect, test } from 'vitest';
import { findNumber } from './number';

const read = (text: string, language: string, machine?: string) => {
  const found = findNumber(text, language, machine);
  return found && [found.written, found.value];
};
const written = (text: string, language: string, value: number) => findNumber(text, language)?.write(value);

test.each([
  ['vi', 'Hơn 1.500+ công trình', '1.500', 1500],
  ['vi', '1.234,5', '1.234,5', 1234.5],
  ['vi', '99,9%', '99,9', 99.9],
  ['vi', '1.250.000.000 ₫', '1.250.000.000', 1_250_000_000],
  ['vi', 'Từ 2010', '2010', 2010],
  ['vi', '24/7', '24', 24],
  ['vi', '0', '0', 0],
  ['en', 'Over 1,500+ projects', '1,500', 1500],
  ['en', '$1,234.50 saved', '1,234.50', 1234.5],
  ['en-IN', '12,34,567', '12,34,567', 1_234_567],
  ['fr', '1 500 chantiers', '1 500', 1500],
  ['fr', '1\u202F234,5 m²', '1\u202F234,5', 1234.5],
  ['fr', 'Depuis 2010', '2010', 2010],
  ['de-CH', '1’500', '1’500', 1500],
  ['ar-EG', '١٬٥٠٠ مشروع', '١٬٥٠٠', 1500],
  ['ar-EG', '٩٩٫٩', '٩٩٫٩', 99.9],
  ['ar', 'أكثر من 1,500', '1,500', 1500],
])('in %s, "%s" says %s', (language, text, part, value) => {
  expect(read(text, language)).toEqual([part, value]);
});

test.each(['', 'Nhiều công trình', '— · —'])('"%s" says no number', (text) => {
  expect(findNumber(text, 'vi')).toBeNull();
  expect(findNumber(text, 'vi', '12')).toBeNull();
});

test.each([
  ['vi', '1.500', 0, '0.000'],
  ['vi', '1.500', 1234, '1.234'],
  ['vi', '1.234,5', 987.65, '0.987,6'],
  ['vi', '1500', 1234, '1234'],
  ['vi', '10', 9.99, '09'],
  ['en', '1,500', 1234, '1,234'],
  ['ar-EG', '١٬٥٠٠', 1234, '١٬٢٣٤'],
  ['ar-EG', '1,500', 1234, '1,234'],
])('in %s, beside "%s", %d is written as %s', (language, text, value, expected) => {
  expect(written(text, language, value)).toBe(expected);
});

test('the markup may say what the text means', () => {
  expect(read('$1,234.50 tiết kiệm', 'vi', '1234.5')).toEqual(['1,234.50', 1234.5]);
});

test('a language that nobody knows leaves it to the browser', () => {
  for (const language of ['', 'no_such language', 'x'])
    expect(read('1500', language)).toEqual(['1500', 1500]);
});
