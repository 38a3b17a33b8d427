import { afterEach, expect, test } from 'vitest';
import { stand } from './stand-ins';

type Page = Record<string, unknown>;
const page = window as unknown as Page;
afterEach(() => {
  for (const name of ['jQuery', '$', 'Swiper']) Reflect.deleteProperty(page, name);
});
const set = (fn: Page) => ({ fn });

test('calls of a replaced plugin do nothing and chain, also with a jQuery that comes late', () => {
  stand(['owl', 'slick']);
  page.jQuery = page.$ = set({});
  const { fn } = page.jQuery as { fn: Record<string, (this: unknown) => unknown> };
  expect(fn.owlCarousel!.call(fn)).toBe(fn);
  expect(fn.slick!.call(fn)).toBe(fn);
  expect(fn.flexslider).toBeUndefined();
});

test('what is there stays, and what comes later takes the place', () => {
  const own = () => {};
  page.jQuery = set({ slick: own });
  stand(['slick', 'owl']);
  const { fn } = page.jQuery as { fn: Page };
  expect(fn.slick).toBe(own);
  fn.owlCarousel = own;
  expect(fn.owlCarousel).toBe(own);
});

test('a Swiper has every method, and none does anything', () => {
  stand(['swiper']);
  const Swiper = page.Swiper as new (selector: string) => Record<string, (...args: unknown[]) => never>;
  const swiper = new Swiper('.swiper');
  expect(() => swiper.on!('slideChange', () => expect.unreachable())).not.toThrow();
  expect(() => (swiper.autoplay as unknown as { stop(): void }).stop()).not.toThrow();
});

test('nothing is there that nobody has named', () => {
  stand(['']);
  page.jQuery = set({});
  expect(page.jQuery).toEqual({ fn: {} });
  expect(page.Swiper).toBeUndefined();
});
