import { describe, expect, test } from 'vitest';
import { at, fakeBrowser, open, tell, world } from '../../tests/unit/helpers/reveal';

fakeBrowser();

describe('with data-stagger', () => {
  const GROUP = `<ul data-widget="reveal" data-stagger="80" data-delay="100">${'<li>a</li>'.repeat(20)}</ul>`;
  const items = () => [...document.querySelectorAll('li')] as HTMLElement[];
  const delays = () => world.played.map(({ options }) => options.delay);

  test('children that come into view together come one after another', () => {
    open(GROUP);
    tell(items().map((item) => at(item, 1500)));
    tell(
      items()
        .slice(0, 3)
        .map((item) => at(item, 700)),
    );
    expect(delays()).toEqual([100, 180, 260]);
  });

  test('in the order in which they are written, whatever order the browser reports', () => {
    open(GROUP);
    tell(items().map((item) => at(item, 1500)));
    const [first, second, third] = items() as [HTMLElement, HTMLElement, HTMLElement];
    tell([third, first, second].map((item) => at(item, 700)));
    expect(world.played.map(({ item }) => item)).toEqual([first, second, third]);
    expect(delays()).toEqual([100, 180, 260]);
  });

  test('the next row begins anew', () => {
    open(GROUP);
    tell(items().map((item) => at(item, 1500)));
    tell([at(items()[0]!, 700)]);
    tell([at(items()[1]!, 700)]);
    expect(delays()).toEqual([100, 100]);
  });

  test('nobody waits longer than a second', () => {
    open(GROUP);
    tell(items().map((item) => at(item, 1500)));
    tell(items().map((item) => at(item, 700)));
    expect(Math.max(...(delays() as number[]))).toBe(1000);
  });

  test('two groups that come into view together do not wait for each other', () => {
    open(GROUP + GROUP);
    tell(items().map((item) => at(item, 1500)));
    tell([items()[0]!, items()[20]!].map((item) => at(item, 700)));
    expect(delays()).toEqual([100, 100]);
  });
});
