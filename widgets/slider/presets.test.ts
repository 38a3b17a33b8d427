import { expect, test } from 'vitest';
import { readAttributes } from '../../src/contract/attributes';
import { attributes, settingsOf } from './contract';
import early from './early';

function slider(data: Record<string, string>) {
  const element = document.createElement('div');
  Object.assign(element.dataset, data);
  return element;
}
const settings = (data: Record<string, string>) => {
  const element = slider(data);
  return settingsOf(element, readAttributes('slider', element, attributes));
};

test.each([
  ['home', 'autoplay fade dots', 5000],
  ['partner', 'autoplay', 5000],
  ['sale-1', 'arrows', 2000],
  ['sale-2', 'arrows', 2000],
  ['sale-3', 'arrows', 2000],
  ['sale-4', 'arrows', 2000],
  ['post', '', 2000],
  ['tab-container', 'arrows', 2000],
  ['tab', 'arrows', 2000],
  ['best-seller', 'arrows', 2000],
  ['testimonial', 'dots', 2000],
  ['shop-category', '', 2000],
  ['brand', '', 2000],
  ['tab-2', 'arrows', 2000],
  ['blog', 'autoplay dots', 2000],
])('%s is as the spec has it: %s', (preset, features, speed) => {
  const has = (feature: string) => features.split(' ').includes(feature);
  expect(settings({ preset })).toEqual({
    arrows: has('arrows'),
    dots: has('dots'),
    autoplay: has('autoplay'),
    fade: has('fade'),
    pause: 5000,
    speed,
  });
});

test('an attribute is stronger than the preset', () => {
  const given = { preset: 'home', autoplay: 'false', arrows: '', pause: '8000', speed: '300' };
  expect(settings(given)).toMatchObject({
    autoplay: false,
    arrows: true,
    dots: true,
    pause: 8000,
    speed: 300,
  });
});

test.each([
  [{ preset: 'hero' }, 'data-preset is "hero"'],
  [{ preset: 'constructor' }, 'data-preset is "constructor"'],
  [{ pause: '10' }, 'data-pause is "10"; it should be a whole number from 1000 to 60000'],
  [{ items: '9' }, 'data-items is "9"; it should be a whole number from 1 to 8'],
  [{ arrows: 'yes' }, 'data-arrows is "yes"; it should be true or false'],
])('%j is refused with a reason', (data, message) => {
  expect(() => settings(data)).toThrow(message);
});

test('what plays or has dots starts when it is seen, the rest when index.ts says', () => {
  const moment = (data: Record<string, string>) => early.moment?.(slider(data));
  expect(moment({ preset: 'home' })).toBe('visible');
  expect(moment({ preset: 'testimonial' })).toBe('visible');
  expect(moment({ preset: 'sale-1' })).toBeUndefined();
  expect(moment({ preset: 'sale-1', autoplay: '' })).toBe('visible');
  expect(moment({ preset: 'constructor' })).toBeUndefined();
});
