import { describe, expect, test, vi } from 'vitest';
import { pressLinks } from '../../src/dom/buttons';
import {
  button,
  contextOf,
  panel,
  prepareChats,
  root,
  run,
  SCRIPT,
  start,
  twoChats,
} from '../../tests/unit/helpers/chat';
import { click, find } from '../../tests/unit/helpers/page';

prepareChats();

describe('the panel', () => {
  test('opens and closes with the link, which says so', async () => {
    await start();
    expect([button().getAttribute('role'), button().getAttribute('aria-expanded')]).toEqual([
      'button',
      'false',
    ]);
    expect(button().getAttribute('aria-controls')).toBe(panel().id);
    const event = click(button());
    expect(event.defaultPrevented).toBe(true);
    expect(panel().hidden).toBe(false);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    click(button());
    expect(panel().hidden).toBe(true);
  });

  test('Space presses the button and does not scroll', async () => {
    const { signal } = await start();
    pressLinks(signal);
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    button().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(panel().hidden).toBe(false);
  });

  test('a click with Ctrl stays a link', async () => {
    await start();
    const event = click(button(), { ctrlKey: true });
    expect(event.defaultPrevented).toBe(false);
    expect(panel().hidden).toBe(true);
  });

  test('tells the page that it was opened', async () => {
    await start();
    const heard = vi.fn();
    document.addEventListener('mullion:chat-opened', heard, { once: true });
    click(button());
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ element: root() });
  });

  test('gives the markup back when it leaves', async () => {
    twoChats();
    const before = root().outerHTML;
    const end = await run(contextOf({ script: SCRIPT, consent: 'marketing' }));
    click(button());
    end();
    expect(root().outerHTML).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('two of them have panels of their own', async () => {
    twoChats();
    const ctx = contextOf({});
    await run(ctx, '1');
    await run(ctx, '2');
    click(find('#chat-1 .mullion-chat__button'));
    expect(find('#chat-1 .mullion-chat__panel').hidden).toBe(false);
    expect(find('#chat-2 .mullion-chat__panel').hidden).toBe(true);
    expect(find('#chat-1 .mullion-chat__panel').id).not.toBe(find('#chat-2 .mullion-chat__panel').id);
  });

  test('that is missing is named', async () => {
    twoChats();
    panel().remove();
    await expect(run(contextOf({}), '1')).rejects.toThrow('"pageId"');
  });
});
