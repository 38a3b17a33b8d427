import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { loadChunk } from '../chunks/load';
import { WidgetError } from '../report/widget-error';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

let leave = () => {};

beforeEach(() => {
  leave = freshPage('<p id="bad" data-widget="bad"><button type="button"></button></p>');
});
afterEach(() => leave());

test('one whose chunk was lost on the way is asked for again by the next press, which is made once', async () => {
  const pressed = vi.fn();
  const button = find('button');
  button.addEventListener('click', pressed);
  vi.mocked(loadChunk).mockRejectedValue(new WidgetError('chunk-failed', 'bad', 'bad.js cannot be had.'));
  const { ctx, registry } = registryOf(['bad']);
  registry.start();
  await settled();
  expect(find('#bad').dataset.state).toBe('failed');
  click(button);
  await settled();
  expect([pressed.mock.calls.length, vi.mocked(ctx.report).mock.calls.length]).toEqual([1, 2]);
  const start = vi.fn();
  vi.mocked(loadChunk).mockResolvedValue({ default: { start } } as never);
  click(button);
  expect(pressed).toHaveBeenCalledOnce();
  await settled();
  expect(find('#bad').dataset.state).toBe('ready');
  expect(start).toHaveBeenCalledOnce();
  expect(pressed).toHaveBeenCalledTimes(2);
  click(button);
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('one that has failed by a fault of its own is not started again', async () => {
  const start = vi.fn(() => {
    throw new Error('boom');
  });
  vi.mocked(loadChunk).mockResolvedValue({ default: { start } } as never);
  registryOf(['bad']).registry.start();
  await settled();
  expect(click(find('button')).defaultPrevented).toBe(false);
  await settled();
  expect(start).toHaveBeenCalledOnce();
});
