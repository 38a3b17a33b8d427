import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttons, click, later, prepareSliders, run, sliderOf } from '../../tests/unit/helpers/slider';

prepareSliders();

const playing = async () => {
  const element = sliderOf('data-preset="blog" data-speed="0" data-pause="5000"', { count: 3 });
  return run(element);
};
const current = (element: HTMLElement) =>
  buttons(element, 'dot').findIndex((dot) => dot.hasAttribute('aria-current'));

test('it steps after each pause and rewinds after the last', async () => {
  const element = await playing();
  expect(buttons(element, 'pause')[0]?.getAttribute('aria-label')).toBe('slider.pause');
  await later(4999);
  expect(current(element)).toBe(0);
  await later(1);
  expect(current(element)).toBe(1);
  await later(5100); // the rest, and the movement
  await later(5100);
  expect(current(element)).toBe(0);
});

test('the pointer holds it only while it is there', async () => {
  const element = await playing();
  const matches = vi
    .spyOn(element, 'matches')
    .mockImplementation((selector) => selector.startsWith(':hover'));
  await later(20_000);
  expect(current(element)).toBe(0);
  matches.mockReturnValue(false);
  await later(5000);
  expect(current(element)).toBe(1);
});

test('the focus and the visitor stop it until the play button is pressed', async () => {
  const element = await playing();
  const strip = element.querySelector('ul');
  expect(strip?.getAttribute('aria-live')).toBe('off');
  await act(async () => element.querySelector('a')?.focus());
  await act(async () => element.querySelector('a')?.blur());
  await later(20_000);
  expect(current(element)).toBe(0);
  expect(strip?.getAttribute('aria-live')).toBe('polite');

  const [button] = buttons(element, 'pause');
  expect(button?.getAttribute('aria-label')).toBe('slider.play');
  await click(button);
  await later(5000);
  expect(current(element)).toBe(1);
  await click(buttons(element, 'dot')[0]);
  await later(20_000);
  expect(current(element)).toBe(0);
});
