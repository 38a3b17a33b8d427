import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bus } from '../bus/bus';
import { createReport } from './report';
import { WidgetError } from './widget-error';

const report = createReport(bus);
const element = Object.assign(document.createElement('div'), { id: 'home', className: 'owl home' });
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => stop.abort());

test('one console message says what happened, at which element, and that the markup is as it was', () => {
  const error = new WidgetError('bad-attribute', 'slider', 'data-speed is "fast"; it should be a number.');
  report('slider', element, error);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Mullion: [slider] data-speed is "fast"; it should be a number. (bad-attribute)',
    element,
    error,
  );
});

test('what has no code of ours is a crash: it gets the name of its widget, and keeps its cause', () => {
  report('slider', null, 'chunk gone');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'Mullion: [slider] chunk gone (crashed)',
    null,
    expect.objectContaining({ code: 'crashed', cause: 'chunk gone' }),
  );
});

test('a monitoring script hears of it with the widget, the element and the error', () => {
  const heard = vi.fn();
  bus.on('error', heard, stop.signal);
  report('slider', element, 'x');
  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    widget: 'slider',
    element,
    error: { message: 'x (crashed)' },
  });
  expect(heard.mock.calls[0]?.[0].error).toBeInstanceOf(Error);
});

test('a listener that deals with it keeps it out of the console', () => {
  bus.on('error', (_detail, event) => event.preventDefault(), stop.signal);
  report('slider', element, 'x');
  expect(console.error).not.toHaveBeenCalled();
});
