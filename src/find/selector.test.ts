import { expect, test } from 'vitest';
import { selectorOf } from './selector';

const on = (html: string, of: string, printed: string | null = null) => {
  document.body.innerHTML = html;
  const elements = [...document.querySelectorAll(of)];
  return selectorOf(
    elements,
    document,
    printed === null ? null : new DOMParser().parseFromString(printed, 'text/html'),
  );
};

test.each([
  ['its id', '<p id="deals" class="a"></p>', '#deals'],
  ['not an id that was counted', '<p id="swiper-1a2b3c4d" class="deals"></p>', '.deals'],
  ["the theme's class before the library's", '<p class="swiper deals"></p>', '.deals'],
  ['two classes, where one is not enough', '<i class="a"></i><i class="b"></i><p class="a b"></p>', '.a.b'],
  ['where it stands', '<i class="a"></i><div class="home"><p class="a"></p></div>', '.home .a'],
  ['its place at last', '<div><p></p><p data-x></p></div>', 'body > div:nth-of-type(1) > p:nth-of-type(2)'],
])('one element is found by %s', (_, html, selector) => {
  expect(on(html, html.includes('data-x') ? '[data-x]' : 'p')).toBe(selector);
});

test('a name that a script has added finds nothing in what the server prints', () => {
  expect(on('<p class="owl deals"></p>', 'p', '<p class="owl"></p>')).toBe('.owl');
});

test('what came later has a name of its own, though the server prints none', () => {
  expect(on('<main><p class="late"></p></main>', 'p', '<main></main>')).toBe('.late');
});

test('several are found by one name that nothing else has, or by none', () => {
  expect(on('<p class="a"></p><p class="a"></p>', 'p')).toBe('.a');
  expect(on('<p class="a"></p><p class="a"></p><i class="a"></i>', 'p')).toBeNull();
});
