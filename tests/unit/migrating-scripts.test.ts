import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Item } from '../../widgets/lightbox/media';
import { prepareSliders, run, sliderOf, startEarly, stripOf } from './helpers/slider';
import { read } from './helpers/sources';

prepareSliders();

/** What the paper writes in the place of a call of the old library. */
function inPlaceOf(call: string): string[] {
  const line = read('docs/migrating.md')
    .split('\n')
    .find((text) => text.startsWith(`| \`${call}`));
  return [...(line?.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

test.each(['data-autoplay', 'data-autoplay="false"'])(
  'Owl’s "next" is a click on its arrow, %s',
  async (autoplay) => {
    const element = sliderOf(`data-preset="plain" data-speed="0" data-arrows ${autoplay}`, { count: 3 });
    const [next = '', other = ''] = inPlaceOf(".trigger('next.owl.carousel')");
    startEarly(element);
    await run(element);
    const press = (code: string) =>
      act(async () => {
        new Function('element', code)(element);
        vi.advanceTimersByTime(50);
      });
    await press(next);
    expect(stripOf(element).scrollLeft).toBe(100);
    await press(next.replace('value="1"', other));
    expect(stripOf(element).scrollLeft).toBe(0);
  },
);

test('Magnific’s "open" opens what the lightbox takes', async () => {
  const open = vi.fn<(items: Item[]) => void>();
  const [code = ''] = inPlaceOf('$.magnificPopup.open(');
  await new Function('mullion', 'src', `return (async () => { ${code} })()`)(
    { load: async () => ({ open }) },
    'cua.jpg',
  );
  expect(open).toHaveBeenCalledExactlyOnceWith([{ href: 'cua.jpg' }] satisfies Item[]);
});
