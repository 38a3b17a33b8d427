import { expect, test } from 'vitest';
import { createTranslate } from './translate';

const t = createTranslate({ count: 'Giỏ hàng, %s sản phẩm', two: '%s trên %s', empty: '' });

test('a key is said in the language of the site', () => {
  expect(t('count', 3)).toBe('Giỏ hàng, 3 sản phẩm');
});

test('values take the places in order', () => {
  expect(t('two', 1, 5)).toBe('1 trên 5');
});

test('a language that turns them round numbers the places', () => {
  const turned = createTranslate({ two: '全 %2$s 枚中 %1$s 枚目', three: '%1$s: %2$s, %3$s' });
  expect(turned('two', 1, 5)).toBe('全 5 枚中 1 枚目');
  expect(turned('three', 'a', 'b', 'c')).toBe('a: b, c');
});

test('a value that looks like a placeholder or a pattern is left alone', () => {
  expect(t('two', '%s', '$&')).toBe('%s trên $&');
});

test('a place without a value is empty, never "undefined"', () => {
  expect(t('two', 1)).toBe('1 trên ');
});

test('a sentence that the site emptied stays empty', () => {
  expect(t('empty')).toBe('');
});

test.each(['unknown', 'constructor', '__proto__', 'toString'])(
  'an unknown key is shown as it is: %s',
  (key) => {
    expect(t(key)).toBe(key);
  },
);
