import { describe, expect, test, vi } from 'vitest';
import {
  buttons,
  click,
  later,
  leave,
  prepareSliders,
  press,
  reachable,
  run,
  sliderOf,
  startEarly,
  stripOf,
} from '../../tests/unit/helpers/slider';

const { emit } = prepareSliders();

describe('controls', () => {
  test('the arrows that the early part made stay, and every slide', async () => {
    const element = sliderOf('data-preset="sale-3"');
    const slides = [...element.querySelectorAll('ul, li, a')];
    startEarly(element);
    const arrows = buttons(element, 'arrow');
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
      'slider.previous',
      'slider.next',
    ]);

    await run(element);

    expect(buttons(element, 'arrow')).toEqual(arrows);
    expect([...element.querySelectorAll('ul, li, a')]).toEqual(slides);
  });

  test('Tab comes to the pause button, then to the arrows, then to the dots', async () => {
    const element = sliderOf('data-preset="plain" data-dots data-autoplay', { count: 3 });
    startEarly(element);
    const arrows = buttons(element, 'arrow');
    await run(element);
    const [pause, ...others] = [...element.querySelectorAll('button')];
    expect(pause?.className).toBe('mullion-slider__pause');
    expect(others.slice(0, 2)).toEqual(arrows);
    expect(others.slice(2)).toEqual(buttons(element, 'dot'));
    expect(others.length).toBe(5);
  });

  test('an arrow moves by one, ends are aria-disabled, slides out of view are inert', async () => {
    const element = sliderOf('data-preset="sale-1" data-speed="0"', { items: 2 });
    const strip = stripOf(element);
    await run(element);
    const [previous, next] = buttons(element, 'arrow');
    expect(previous?.getAttribute('aria-disabled')).toBe('true');
    expect(reachable(element)).toEqual([0, 1]);

    await click(next);
    expect(strip.scrollLeft).toBe(100);
    expect(reachable(element)).toEqual([1, 2]);
    expect(emit).toHaveBeenCalledExactlyOnceWith('slide-changed', { element, index: 1 });

    await click(next);
    await click(next);
    expect(next?.getAttribute('aria-disabled')).toBe('true');
    expect(strip.scrollLeft).toBe(200);
  });

  test('clicks during a movement add up', async () => {
    const element = sliderOf('data-preset="sale-3"');
    const strip = stripOf(element);
    await run(element);
    const next = buttons(element, 'arrow')[1];
    await click(next);
    await later(100);
    await click(next);
    await later(3000);
    expect(strip.scrollLeft).toBe(200);
  });

  test('a way that is taken back before the first frame leads back', async () => {
    const element = sliderOf('data-preset="sale-1"', { items: 2 });
    await run(element);
    await press(stripOf(element), 'End');
    expect(reachable(element)).toEqual([2, 3]);
    await press(stripOf(element), 'Home');
    expect(reachable(element)).toEqual([0, 1]);
    await later(3000);
    expect(stripOf(element).scrollLeft).toBe(0);
  });

  test('dots are named, and say which slide is shown', async () => {
    const element = sliderOf('data-preset="testimonial" data-speed="0"');
    await run(element);
    const dots = buttons(element, 'dot');
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toContain('slider.goTo 4');
    await click(dots[2]);
    expect(dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true')).toBe(2);
  });

  test('slides that all fit need no controls', async () => {
    const element = sliderOf('data-preset="sale-1"', { count: 2, items: 4 });
    await run(element);
    expect(element.querySelector<HTMLElement>('.mullion-slider__controls')?.hidden).toBe(true);
  });
});

test('when the element leaves, its attributes are as they were and nothing runs on', async () => {
  const element = sliderOf('data-preset="home"');
  const before = element.outerHTML;
  const added = vi.spyOn(document, 'addEventListener');
  await run(element);
  expect(element.outerHTML).not.toBe(before);
  await leave(element);
  expect(element.outerHTML).toBe(before);
  for (const [, , options] of added.mock.calls) {
    const { signal } = (options ?? {}) as AddEventListenerOptions;
    if (signal) expect(signal.aborted).toBe(true);
  }
  emit.mockClear();
  vi.advanceTimersByTime(30_000);
  expect(emit).not.toHaveBeenCalled();
});
