import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bus } from '../bus/bus';
import { createReport, placeOf } from './report';
import { WidgetError } from './widget-error';

const report = createReport(bus);
const element = Object.assign(document.createElement('div'), {
  id: 'home',
  className: 'owl home big fourth',
});
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => stop.abort());

test('one console message says what happened, where, and that the markup is as it was', () => {
  const error = new WidgetError('bad-attribute', 'slider', 'data-speed is "fast"; it should be a number.');
  report('slider', element, error);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Mullion: [slider] data-speed is "fast"; it should be a number. (bad-attribute) At <div#home.owl.home.big>; its markup was left as it is.',
    error,
  );
});

test('a message without a place gets the name of its widget, once', () => {
  report('slider', null, 'chunk gone');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe(
    'Mullion: [slider] chunk gone At the page; its markup was left as it is.',
  );
});

test('a monitoring script hears of it with the widget, the element and the error', () => {
  const heard = vi.fn();
  bus.on('error', heard, stop.signal);
  report('slider', element, 'x');
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ widget: 'slider', element, error: { message: 'x' } });
  expect(heard.mock.calls[0]?.[0].error).toBeInstanceOf(Error);
});

test('a listener that deals with it keeps it out of the console', () => {
  bus.on('error', (_detail, event) => event.preventDefault(), stop.signal);
  report('slider', element, 'x');
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  [null, 'the page'],
  [document.createElement('section'), '<section>'],
  [element, '<div#home.owl.home.big>'],
])('a place can be searched for (%#)', (where, place) => {
  expect(placeOf(where)).toBe(place);
});
