import { expect, test } from 'vitest';
import { describeBy, describeNoMore } from './ids';

test('a description comes beside the others, once, and goes without them', () => {
  const field = document.createElement('input');
  field.setAttribute('aria-describedby', ' help  note ');
  describeBy(field, 'wrong');
  describeBy(field, 'wrong');
  expect(field.getAttribute('aria-describedby')).toBe('help note wrong');
  describeNoMore(field, 'note');
  expect(field.getAttribute('aria-describedby')).toBe('help wrong');
});

test('the last description takes the attribute with it', () => {
  const field = document.createElement('input');
  describeBy(field, 'wrong');
  expect(field.getAttribute('aria-describedby')).toBe('wrong');
  describeNoMore(field, 'wrong');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});
