import { describe, expect, test, vi } from 'vitest';
import {
  button,
  consent,
  note,
  pass,
  prepareChats,
  press,
  root,
  SCRIPT,
  script,
  start,
  startButton,
} from '../../tests/unit/helpers/chat';
import { settled } from '../../tests/unit/helpers/page';

prepareChats();

describe('consent', () => {
  const asked = { script: SCRIPT, consent: 'marketing', pageId: '7' };

  test('is asked in the panel; the press loads what the text names', async () => {
    await start({ ...asked, load: 'idle' });
    expect(script()).toBeNull();
    await press(button());
    expect(script()).toBeNull();
    expect([note(), startButton()?.textContent]).toEqual(['chat.ask chat.example', 'chat.load']);
    startButton()?.focus();
    await press(startButton());
    expect(script()).not.toBeNull();
    expect(note()).toBe('chat.connecting chat.example');
    expect(document.activeElement?.className).toBe('mullion-chat__messenger');
  });

  test('refused by a tool leaves the link, and nothing to press', async () => {
    await consent('functional', 'deny');
    await start({ ...asked, load: 'idle' });
    await press(button());
    expect([script(), note(), startButton()]).toEqual([null, undefined, null]);
  });

  test('given later lets an idle vendor in, and an open panel too', async () => {
    await consent('', 'deny');
    await start(asked);
    await consent('marketing', 'allow');
    expect(script()).toBeNull();
    await consent('', 'deny');
    await press(button());
    await consent('marketing', 'allow');
    expect(script()).not.toBeNull();
  });

  test('withdrawn takes the vendor away and gives our button back', async () => {
    await consent('marketing', 'allow');
    await start({ ...asked, load: 'idle', shows: '.vendor' });
    document.body.insertAdjacentHTML('beforeend', '<div class="vendor"></div>');
    await pass(1);
    await settled();
    expect(root().hidden).toBe(true);
    const heard = vi.fn();
    document.addEventListener('mullion:chat-withdrawn', heard, { once: true });
    await consent('', 'deny');
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ pageId: '7' });
    expect([script(), document.querySelector('.vendor'), window.mullionChat]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(root().hidden).toBe(false);
  });

  test('withdrawn while the vendor is awaited ends the waiting', async () => {
    await consent('marketing', 'allow');
    const { ctx } = await start(asked);
    await press(button());
    await consent('', 'deny');
    await settled();
    expect([script(), note()]).toEqual([null, undefined]);
    await pass(200);
    expect(vi.getTimerCount()).toBe(0);
    expect(ctx.report).not.toHaveBeenCalled();
    expect(ctx.announce).not.toHaveBeenCalled();
  });
});
