import { afterEach, expect, test, vi } from 'vitest';
import { bus } from './bus';

let stop = new AbortController();
afterEach(() => {
  stop.abort();
  stop = new AbortController();
});

const dismissed = { id: 'a1' };

test('a widget hears what another one says, with its detail', () => {
  const heard = vi.fn();
  bus.on('notice-dismissed', heard, stop.signal);
  bus.emit('notice-dismissed', dismissed);
  expect(heard).toHaveBeenCalledExactlyOnceWith(dismissed, expect.any(CustomEvent));
});

test("a theme's own script hears it as a DOM event on the document", () => {
  const heard = vi.fn();
  document.addEventListener('mullion:notice-dismissed', heard, { signal: stop.signal });
  bus.emit('notice-dismissed', dismissed);
  expect(heard.mock.calls[0]?.[0].detail).toBe(dismissed);
});

test('a theme that fires the DOM event itself reaches widgets', () => {
  const heard = vi.fn();
  bus.on('notice-dismissed', heard, stop.signal);
  document.dispatchEvent(new CustomEvent('mullion:notice-dismissed', { detail: dismissed }));
  expect(heard).toHaveBeenCalledWith(dismissed, expect.anything());
});

test('a listener can refuse, and the speaker hears of it', () => {
  expect(bus.emit('notice-dismissed', dismissed)).toBe(true);
  bus.on('notice-dismissed', (_detail, event) => event.preventDefault(), stop.signal);
  expect(bus.emit('notice-dismissed', dismissed)).toBe(false);
});

test('a listener whose signal is aborted hears nothing more', () => {
  const heard = vi.fn();
  bus.on('notice-dismissed', heard, stop.signal);
  stop.abort();
  bus.emit('notice-dismissed', dismissed);
  expect(heard).not.toHaveBeenCalled();
});

test('the compiler knows the events and their details', () => {
  // @ts-expect-error no such event
  bus.emit('notice-dissmissed', dismissed);
  // @ts-expect-error a detail of another event
  bus.emit('notice-dismissed', { version: '1' });
});
