import { describe, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import {
  fakeBrowser,
  frameAfter,
  moving,
  now,
  open,
  PROJECTS,
  scrolledTo,
  turnAway,
  world,
} from '../../tests/unit/helpers/count-up';
import { find } from '../../tests/unit/helpers/page';
import widget from './index';

fakeBrowser();

describe('the real number', () => {
  test('is all that the text holds, before, while and after it counts', () => {
    open();
    const said = () => find('p').textContent;
    expect(said()).toBe('Hơn 1.500+ công trình');
    world.observers[0]!.tell(0);
    expect(said()).toBe('Hơn 1.500+ công trình');
    scrolledTo();
    frameAfter(500);
    expect(said()).toBe('Hơn 1.500+ công trình');
    expect(moving()?.getAttribute('aria-hidden')).toBe('true');
    frameAfter(500);
    expect(said()).toBe('Hơn 1.500+ công trình');
  });

  test('is given back in the very node that held it', () => {
    document.body.innerHTML = PROJECTS;
    const { outerHTML: before, firstChild: node } = find('p');
    widget.start({ ...fakeContext(), element: find('p'), signal: world.stop.signal });
    scrolledTo();
    frameAfter(1000);
    expect(find('p').outerHTML).toBe(before);
    expect([...find('p').childNodes]).toEqual([node]);
  });

  test('may be deep in the markup, with anything around it', () => {
    open('<div data-widget="count-up" lang="vi"><svg></svg> <b>Hơn <i>1.500</i></b>+ từ 2010</div>');
    scrolledTo();
    frameAfter(500);
    expect(now()).toBe('0.750');
    expect(find('i').contains(moving())).toBe(true);
  });
});

describe('counting', () => {
  test('goes up in steps of 10 ms for 1000 ms', () => {
    open();
    scrolledTo();
    const seen: (string | undefined)[] = [];
    for (let passed = 0; passed < 100; passed++) {
      seen.push(now());
      frameAfter(10);
    }
    expect(seen).toHaveLength(100);
    expect(new Set(seen).size).toBe(100);
    expect(seen.slice(0, 3)).toEqual(['0.000', '0.015', '0.030']);
    expect(seen.at(-1)).toBe('1.485');
    expect(moving()).toBeNull();
  });

  test('changes nothing between two steps, on a screen of 240 pictures a second', () => {
    open();
    scrolledTo();
    frameAfter(12);
    expect(now()).toBe('0.015');
    frameAfter(4);
    expect(now()).toBe('0.015');
    frameAfter(4);
    expect(now()).toBe('0.030');
  });

  test('on a slow device is over in time all the same', () => {
    open();
    scrolledTo();
    frameAfter(999);
    expect(now()).toBe('1.485');
    frameAfter(400);
    expect(moving()).toBeNull();
  });

  test('begins when half of the number is in view, and counts once', () => {
    open();
    world.observers[0]!.tell(0);
    expect(now()).toBe('0.000');
    world.observers[0]!.tell(0.4);
    frameAfter(500);
    expect(now()).toBe('0.000');
    world.observers[0]!.tell(0.5);
    frameAfter(500);
    expect(now()).toBe('0.750');
    expect(world.observers[0]!.observed.size).toBe(0);
  });

  test('keeps the decimals', () => {
    open('<p data-widget="count-up" lang="vi">1.234,5 m²</p>');
    scrolledTo();
    frameAfter(500);
    expect(now()).toBe('0.617,2');
  });

  test('reads the page as it is told where its language would say something else', () => {
    open('<p data-widget="count-up" data-value="1500" lang="vi">1,500 projects</p>');
    scrolledTo();
    frameAfter(500);
    expect(now()).toBe('0750');
  });
});

describe('nothing moves', () => {
  test('under reduced motion, and without the stylesheet', () => {
    world.times = {};
    open();
    expect(find('p').outerHTML).toBe(PROJECTS);
    expect(world.observers).toEqual([]);
  });

  test('when less motion is asked for before it is in view', () => {
    open();
    world.observers[0]!.tell(0);
    world.times = { '--mullion-panel': '250ms', '--mullion-count-up': '0s' };
    scrolledTo();
    expect(find('p').outerHTML).toBe(PROJECTS);
  });

  test('in a tab that nobody sees', () => {
    open();
    world.isHidden = true;
    scrolledTo();
    expect(find('p').outerHTML).toBe(PROJECTS);
  });

  test('any more once the visitor has turned to another tab', () => {
    open();
    scrolledTo();
    frameAfter(300);
    turnAway();
    expect(find('p').outerHTML).toBe(PROJECTS);
    frameAfter(100);
    expect(moving()).toBeNull();
  });
});

test.each(['Nhiều công trình', ''])('a text without a number ("%s") is reported and left', (text) => {
  const html = `<p data-widget="count-up">${text}</p>`;
  expect(() => open(html)).toThrow('holds no number');
  expect(find('p').outerHTML).toBe(html);
});

test.each(['1.234,5', '-3', 'a', '1e9'])('data-value="%s" starts nothing and says why', (value) => {
  expect(() => open(`<p data-widget="count-up" data-value="${value}">5</p>`)).toThrow('data-value');
});

test('two on one page count each for itself', () => {
  open(PROJECTS + PROJECTS.replace('1.500', '300'));
  world.observers[1]!.tell(1);
  frameAfter(500);
  expect(document.querySelectorAll('.mullion-count-up__moving')).toHaveLength(1);
  expect(now()).toBe('150');
  world.observers[0]!.tell(1);
  frameAfter(500);
  expect(now()).toBe('0.750');
  expect(document.querySelectorAll('.mullion-count-up__moving')).toHaveLength(1);
});

test('having left the page it is looked at no more, asks for no frame and is as it was', () => {
  const [cleanup] = open();
  scrolledTo();
  frameAfter(300);
  world.stop.abort();
  cleanup?.();
  expect(find('p').outerHTML).toBe(PROJECTS);
  frameAfter(100);
  expect(world.frames).toEqual([]);
  expect(world.observers[0]!.observed.size).toBe(0);
});
