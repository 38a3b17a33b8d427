import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll';

const classes = () => [...document.documentElement.classList];
afterEach(() => {
  document.documentElement.removeAttribute('class');
});

test('the last of two to let go frees the page, however often the other does', () => {
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  expect(classes()).toContain('mullion-locked');
  second();
  expect(classes()).toEqual([]);
});

test.each([
  [1024, []],
  [1009, ['mullion-locked--bar']],
])('of a window of 1024 px, %s of them for the page, the room of a scrollbar stays', (width, more) => {
  vi.stubGlobal('innerWidth', 1024);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const letGo = lockScroll();
  // With the page locked there is no scrollbar any more.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  const letSecondGo = lockScroll();
  expect(classes().sort()).toEqual(['mullion-locked', ...more]);
  letGo();
  letSecondGo();
  expect(classes()).toEqual([]);
});
