import { afterEach, expect, test, vi } from 'vitest';
import { whenLoaded } from './when-idle';

const prerender = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test('on a page that has loaded it is run at once', () => {
  const callback = vi.fn();
  whenLoaded(callback);
  expect(callback).toHaveBeenCalledOnce();
});

test('on a page that nobody has opened yet it waits, and is run once', () => {
  prerender(true);
  const callback = vi.fn();
  whenLoaded(callback);
  expect(callback).not.toHaveBeenCalled();
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(callback).toHaveBeenCalledOnce();
});
