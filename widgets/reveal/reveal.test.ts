import { describe, expect, test } from 'vitest';
import { find, settled } from '../../tests/unit/helpers/page';
import {
  at,
  fakeBrowser,
  observed,
  one,
  open,
  scrolledTo,
  stateOf,
  tell,
  world,
} from '../../tests/unit/helpers/reveal';

fakeBrowser();

describe('when the script comes', () => {
  test('what is below the window waits', () => {
    open('<p data-widget="reveal">a</p>');
    tell([at(one(), 800)]);
    expect(stateOf(one())).toBe('waiting');
  });

  test.each([
    ['in view', 799],
    ['in view by its last line', -99],
    ['behind the visitor', -500],
  ])('what is %s is left as it is, for good', (_where, top) => {
    open('<p data-widget="reveal">a</p>');
    const before = one().outerHTML;
    tell([at(one(), top)]);
    expect(one().outerHTML).toBe(before);
    expect(observed.size).toBe(0);
    expect(world.played).toEqual([]);
  });

  test('what has no place, in a closed tab or fold, is left as it is', () => {
    open('<p data-widget="reveal">a</p>');
    tell([
      {
        target: one(),
        isIntersecting: false,
        boundingClientRect: { top: 900, width: 0, height: 0 } as DOMRect,
      },
    ]);
    expect(stateOf(one())).toBeUndefined();
  });

  test('under reduced motion, and without the stylesheet, nothing is looked at', () => {
    for (const none of ['0s', '']) {
      world.time = none;
      expect(open('<p data-widget="reveal">a</p>')).toEqual([undefined]);
      expect(observed.size).toBe(0);
    }
  });
});

describe('scrolled to', () => {
  test('it comes in once, and nothing is left on it', async () => {
    open('<p data-widget="reveal">a</p>');
    const before = one().outerHTML;
    tell([at(one(), 1500)]);
    tell([at(one(), 1200)]);
    expect(stateOf(one())).toBe('waiting');
    tell([at(one(), 700)]);
    expect(stateOf(one())).toBe('moving');
    expect(observed.size).toBe(0);
    world.played[0]!.finish();
    await settled();
    expect(one().outerHTML).toBe(before);
    expect(world.played).toHaveLength(1);
  });

  test('for 600 ms, after its own delay', () => {
    open('<p data-widget="reveal" data-delay="300">a</p>');
    scrolledTo(one());
    expect(world.played[0]!.options).toMatchObject({ duration: 600, delay: 300, fill: 'backwards' });
  });

  test.each([
    ['fade', { opacity: 0 }],
    ['up', { opacity: 0, translate: '0 var(--mullion-reveal-distance, 32px)' }],
    ['down', { opacity: 0, translate: '0 calc(-1 * var(--mullion-reveal-distance, 32px))' }],
    ['start', { opacity: 0, translate: 'calc(-1 * var(--mullion-reveal-distance, 32px))' }],
    ['end', { opacity: 0, translate: 'var(--mullion-reveal-distance, 32px)' }],
    ['zoom', { opacity: 0, scale: '0.92' }],
  ])("with %s it begins elsewhere and ends in the theme's own look", (effect, from) => {
    open(`<p data-widget="reveal" data-effect="${effect}">a</p>`);
    scrolledTo(one());
    expect(world.played[0]!.frames).toEqual([{ offset: 0, ...from }]);
  });

  test('start and end are where the writing starts and ends', () => {
    open('<div dir="rtl"><p data-widget="reveal" data-effect="start">a</p></div>');
    scrolledTo(one());
    expect(world.played[0]!.frames[0]!.translate).toBe('var(--mullion-reveal-distance, 32px)');
    expect(one().parentElement?.hasAttribute('data-mullion-reveal-clip')).toBe(true);
  });

  test('what holds it is clipped until the last of what comes from the side is there', async () => {
    const card = '<p data-widget="reveal" data-effect="end">a</p>';
    open(`<div>${card}${card}</div>`);
    const cards = [...document.querySelectorAll<HTMLElement>('p')];
    for (const card of cards) scrolledTo(card);
    const isClipped = () => find('div').hasAttribute('data-mullion-reveal-clip');
    for (const { finish } of world.played) {
      expect(isClipped()).toBe(true);
      finish();
      await settled();
    }
    expect([world.played.length, isClipped()]).toEqual([2, false]);
  });

  test('with less motion asked for meanwhile it is there, without its delay', () => {
    open('<p data-widget="reveal" data-delay="900">a</p>');
    tell([at(one(), 1500)]);
    world.time = '0s';
    tell([at(one(), 700)]);
    expect(world.played).toEqual([]);
    expect(stateOf(one())).toBeUndefined();
  });
});

describe('the focus', () => {
  test('shows at once what waits', () => {
    open('<p data-widget="reveal"><a href="/">a</a></p>');
    tell([at(one(), 1500)]);
    find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(stateOf(one())).toBeUndefined();
    expect(observed.size).toBe(0);
  });

  test('ends the delay of what is on its way', async () => {
    open('<p data-widget="reveal" data-delay="1000"><a href="/">a</a></p>');
    scrolledTo(one());
    find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await settled();
    expect(world.played[0]!.cancel).toHaveBeenCalled();
    expect(stateOf(one())).toBeUndefined();
  });

  test('shows of a group only the child that it is in', () => {
    open('<ul data-widget="reveal" data-stagger="80"><li>a</li><li><a href="/">b</a></li></ul>');
    const [first, second] = document.querySelectorAll('li') as unknown as [HTMLElement, HTMLElement];
    tell([at(first, 900), at(second, 1000)]);
    find('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect([stateOf(first), stateOf(second)]).toEqual(['waiting', undefined]);
  });
});

test.each([
  ['data-effect', 'bounce'],
  ['data-delay', '1001'],
  ['data-delay', '0.3s'],
  ['data-stagger', '-1'],
])('%s="%s" starts nothing and says why', (name, value) => {
  expect(() => open(`<p data-widget="reveal" ${name}="${value}">a</p>`)).toThrow(name);
});

test('having left the page it is looked at no more, and its markup is as it was', async () => {
  const [cleanup] = open('<p data-widget="reveal">a</p>');
  const before = one().outerHTML;
  tell([at(one(), 1500)]);
  world.stop.abort();
  cleanup?.();
  expect(one().outerHTML).toBe(before);
  expect(observed.size).toBe(0);
});

test('leaving in the middle of its movement ends it', async () => {
  const [cleanup] = open('<p data-widget="reveal">a</p>');
  scrolledTo(one());
  world.stop.abort();
  cleanup?.();
  await settled();
  expect(world.played[0]!.cancel).toHaveBeenCalled();
  expect(stateOf(one())).toBeUndefined();
});
