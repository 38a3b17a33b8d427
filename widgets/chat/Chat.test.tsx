import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { pressLinks } from '../../src/dom/buttons';
import {
  begin,
  button,
  contextOf,
  panel,
  pass,
  prepareChats,
  press,
  root,
  run,
  SCRIPT,
  start,
  touch,
  twoChats,
} from '../../tests/unit/helpers/chat';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { nodesOf, silentConsole } from '../../tests/unit/helpers/react';

const golden = import.meta.glob<string>('./golden/*.html', { eager: true, query: '?raw', import: 'default' });
const { isBroken } = vi.hoisted(() => ({ isBroken: { now: false } }));
vi.mock('./start-panel', async (original) => {
  const real = await original<typeof import('./start-panel')>();
  const startPanel: typeof real.startPanel = async (instance) => {
    if (isBroken.now) throw new Error('gone');
    return real.startPanel(instance);
  };
  return { startPanel };
});

prepareChats();

describe('the panel comes when somebody turns to the button', () => {
  test('and not before; a click that comes first opens it at once', async () => {
    twoChats();
    await begin(contextOf({}));
    await pass(5000);
    expect(button().hasAttribute('aria-expanded')).toBe(false);
    expect(click(button(), { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(panel().hidden).toBe(true);
    const event = click(find('#chat-1 .mullion-chat__button'));
    expect(event.defaultPrevented).toBe(true);
    expect(panel().hidden).toBe(false);
    await vi.waitFor(async () => {
      await touch();
      screen.getByRole('button', { name: 'Hỗ trợ trực tuyến', expanded: true });
    });
    expect(screen.getByRole('link', { name: 'Nhắn tin qua Messenger' })).not.toBeNull();
  });

  test('also to who has the focus on the button before anybody hears of it', async () => {
    twoChats();
    button().focus();
    await begin(contextOf({}));
    await vi.waitFor(async () => {
      await pass(10);
      expect(button().getAttribute('aria-expanded')).toBe('false');
    });
    button().blur();
  });

  test('where it cannot be had, the panel is open all the same, and the button a link again', async () => {
    twoChats();
    isBroken.now = true;
    const ctx = contextOf({});
    await begin(ctx);
    await press(button());
    await vi.waitFor(async () => {
      await touch();
      expect(ctx.report).toHaveBeenCalledOnce();
    });
    isBroken.now = false;
    expect(panel().hidden).toBe(false);
    expect(click(button()).defaultPrevented).toBe(false);
  });

  test.each(Object.entries(golden))('under the very nodes of %s', async (_file, html) => {
    const leave = freshPage(html.replace('data-widget', 'id="chat-1" data-widget'));
    const said = silentConsole();
    const before = nodesOf(root());
    const printed = root().outerHTML;
    const ctx = contextOf({});
    const end = await begin(ctx);
    await touch();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(nodesOf(root())).toEqual(before);
    expect(nodesOf(root()).every((node, at) => node === before[at])).toBe(true);
    await end();
    expect(root().outerHTML).toBe(printed);
    expect(said).not.toHaveBeenCalled();
    expect(ctx.report).not.toHaveBeenCalled();
    leave();
  });
});

describe('the panel', () => {
  test('opens and closes with the link, which says so', async () => {
    await start();
    expect([button().getAttribute('role'), button().getAttribute('aria-expanded')]).toEqual([
      'button',
      'false',
    ]);
    expect(button().getAttribute('aria-controls')).toBe(panel().id);
    const event = await press(button());
    expect(event.defaultPrevented).toBe(true);
    expect(panel().hidden).toBe(false);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await press(button());
    expect(panel().hidden).toBe(true);
  });

  test('Space presses the button and does not scroll', async () => {
    await start();
    pressLinks();
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    await act(async () => button().dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(panel().hidden).toBe(false);
  });

  test('a click with Ctrl stays a link', async () => {
    await start();
    const event = await press(button(), { ctrlKey: true });
    expect(event.defaultPrevented).toBe(false);
    expect(panel().hidden).toBe(true);
  });

  test('tells the page that it was opened', async () => {
    await start();
    const heard = vi.fn();
    document.addEventListener('mullion:chat-opened', heard, { once: true });
    await press(button());
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ element: root() });
  });

  test('gives the markup back when it leaves', async () => {
    twoChats();
    const before = root().outerHTML;
    const end = await run(contextOf({ script: SCRIPT, consent: 'marketing' }));
    await press(button());
    // As keepFree() sets it where there is no free place.
    root().classList.add('mullion-away');
    await end();
    expect(root().outerHTML).toBe(before);
    await pass(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('two of them have panels of their own', async () => {
    twoChats();
    const ctx = contextOf({});
    await run(ctx, '1');
    await run(ctx, '2');
    await press(find('#chat-1 .mullion-chat__button'));
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
