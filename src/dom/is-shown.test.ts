import { afterEach, expect, test, vi } from 'vitest';
import { isShown } from './is-shown';

const element = document.createElement('p');

afterEach(() => {
  Reflect.deleteProperty(element, 'checkVisibility');
});

test('asks the browser, with what it was asked itself', () => {
  const checkVisibility = vi.fn(() => false);
  Object.assign(element, { checkVisibility });
  expect(isShown(element, { visibilityProperty: true })).toBe(false);
  expect(checkVisibility).toHaveBeenCalledWith({ visibilityProperty: true });
});

test('without an answer what has no box is not shown', () => {
  Object.assign(element, { checkVisibility: undefined, getClientRects: () => [] });
  expect(isShown(element)).toBe(false);
  Object.assign(element, { getClientRects: () => [new DOMRect()] });
  expect(isShown(element)).toBe(true);
});
