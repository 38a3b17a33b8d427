import { expect, test, vi } from 'vitest';
import { button, canvas, prepareMaps, start, text } from '../../tests/unit/helpers/map';
import { settled } from '../../tests/unit/helpers/page';

const page = prepareMaps();

test('who pressed the button with the keyboard is at what stands there next: the new button, or the words', async () => {
  page.loader.importLibrary.mockRejectedValue(new Error('could not load'));
  await start();
  button()?.focus();
  button()?.click();
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  await settled();
  expect(document.activeElement).toBe(button());
  expect(button()?.textContent).toBe('retry');
  page.loader.importLibrary.mockReturnValue(new Promise(() => {}));
  button()?.click();
  vi.advanceTimersByTime(15_000);
  expect(button()).toBeNull();
  expect(document.activeElement?.textContent).toBe('map.failed');
});

test('a map that has come is not called lost 15 s later, and takes no focus that was elsewhere', async () => {
  const ctx = await start();
  vi.advanceTimersByTime(60_000);
  expect(ctx.report).not.toHaveBeenCalled();
  expect([text(), canvas() === null]).toEqual([undefined, false]);
  expect(document.activeElement).toBe(document.body);
});

test('a press on the button that is at work already asks for nothing more', async () => {
  page.loader.importLibrary.mockRejectedValueOnce(new Error('could not load'));
  await start();
  page.loader.importLibrary.mockReturnValue(new Promise(() => {}));
  const before = page.loader.importLibrary.mock.calls.length;
  button()?.click();
  button()?.click();
  expect(page.loader.importLibrary.mock.calls.length - before).toBe(2);
});
