import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../src/bus/bus';
import {
  button,
  contextOf,
  note,
  panel,
  pass,
  prepareChats,
  press,
  root,
  run,
  SCRIPT,
  script,
  start,
  twoChats,
  vendorSays,
} from '../../tests/unit/helpers/chat';
import { find, settled } from '../../tests/unit/helpers/page';

prepareChats();

describe("a vendor's script", () => {
  test('is none by default', async () => {
    const { ctx } = await start({ pageId: '1', load: 'idle' });
    await press(button());
    expect(script()).toBeNull();
    expect(note()).toBeUndefined();
    expect(ctx.report).not.toHaveBeenCalled();
  });

  test('comes with the use, and finds what the spec gives it', async () => {
    await start({ script: SCRIPT, pageId: '42', logo: '/logo.svg' });
    expect(script()).toBeNull();
    await press(button());
    expect(script()?.dataset).toMatchObject({
      asked: SCRIPT,
      pageId: '42',
      greeting: 'Chào bạn, Chúng tôi có thể giúp được gì cho bạn ?',
      callToAction: 'Hỗ trợ trực tuyến',
      position: 'right',
    });
    expect(window.mullionChat).toMatchObject({ pageId: '42', position: 'right' });
    expect(window.mullionChat?.greeting).toBe(script()?.dataset.greeting);
    expect(window.mullionChat?.logo).toMatch(/^http.*\/logo\.svg$/);
    expect(note()).toBe('chat.connecting chat.example');
  });

  test("the owner's greeting and call to action go before those of the markup", async () => {
    await start({ script: SCRIPT, greeting: 'Xin chào', callToAction: 'Hỏi', vendor: 'Zalo' });
    await press(button());
    expect(window.mullionChat).toMatchObject({ greeting: 'Xin chào', callToAction: 'Hỏi' });
    expect(note()).toBe('chat.connecting Zalo');
  });

  test('comes by itself where the owner says idle', async () => {
    await start({ script: SCRIPT, load: 'idle' });
    expect(script()).not.toBeNull();
    expect(note()).toBeUndefined();
  });

  test('that shows itself takes the place of our button, and gives it back', async () => {
    const { ctx } = await start({ script: SCRIPT });
    await press(button());
    await vendorSays('chat-shown');
    await settled();
    expect([root().hidden, panel().hidden, note()]).toEqual([true, true, undefined]);
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('chat.ready chat.example');
    await pass(200);
    expect(vi.getTimerCount()).toBe(0);

    const wanted = vi.fn(() => bus.emit('chat-shown', {}));
    document.addEventListener('mullion:chat-wanted', wanted, { once: true });
    await vendorSays('chat-closed');
    expect(root().hidden).toBe(false);
    await press(button());
    await settled();
    expect(wanted).toHaveBeenCalledOnce();
    expect(root().hidden).toBe(true);
    expect(document.querySelectorAll('script[data-mullion-chat]')).toHaveLength(1);
  });

  test('that says nothing is seen by what it adds', async () => {
    await start({ script: SCRIPT, shows: '.zalo b' });
    await press(button());
    document.body.insertAdjacentHTML('beforeend', '<div class="zalo"><b>x</b></div>');
    await pass(1);
    await settled();
    expect(root().hidden).toBe(true);
  });

  test.each([
    ['does not show itself', () => pass(10_000), /has not shown itself within 10 s/],
    [
      'cannot be loaded',
      () => act(async () => script()?.dispatchEvent(new Event('error'))),
      /could not be loaded/,
    ],
  ])('that %s is removed; the link stays, politely', async (_what, happen, message) => {
    const { ctx } = await start({ script: SCRIPT });
    await press(button());
    await pass(9_999);
    expect(ctx.announce).not.toHaveBeenCalled();
    await happen();
    await settled();
    expect(ctx.announce).toHaveBeenCalledExactlyOnceWith('chat.failed');
    expect(note()).toBe('chat.failed');
    expect([root().hidden, panel().hidden, script()]).toEqual([false, false, null]);
    expect(String(ctx.report.mock.calls[0]?.[2])).toMatch(message);
    await press(button());
    await press(button());
    expect(script()).not.toBeNull();
  });

  test('that fails while idle is said to nobody but the console', async () => {
    const { ctx } = await start({ script: SCRIPT, load: 'idle' });
    await pass(10_000);
    await settled();
    expect(ctx.announce).not.toHaveBeenCalled();
    expect(note()).toBeUndefined();
    expect(ctx.report).toHaveBeenCalledOnce();
  });

  test.each([
    ['script', 'http://chat.example/widget.js'],
    ['script', 'javascript:alert(1)'],
    ['script', 'data:text/javascript,1'],
    ['shows', '[['],
  ])('is not asked where the setting %s is %s; the panel works', async (name, value) => {
    const { ctx } = await start({ script: SCRIPT, load: 'idle', [name]: value });
    await press(button());
    expect(panel().hidden).toBe(false);
    expect(script()).toBeNull();
    expect(String(ctx.report.mock.calls[0]?.[2])).toMatch(new RegExp(`"${name}" is .*bad-setting`));
  });

  test('is shared by two chats, and goes with the last', async () => {
    twoChats();
    const ctx = contextOf({ script: SCRIPT, shows: '.vendor' });
    const ends = [await run(ctx, '1'), await run(ctx, '2')];
    await press(find('#chat-1 .mullion-chat__button'));
    await vendorSays('chat-shown');
    await settled();
    expect(find('#chat-2').hidden).toBe(true);
    await ends[0]?.();
    expect(script()).not.toBeNull();
    await ends[1]?.();
    expect([script(), window.mullionChat]).toEqual([null, undefined]);
  });

  test('a chat that comes while it is shown gives way at once', async () => {
    twoChats();
    const ctx = contextOf({ script: SCRIPT });
    await run(ctx, '1');
    await press(find('#chat-1 .mullion-chat__button'));
    await vendorSays('chat-shown');
    await settled();
    await run(ctx, '2');
    expect(find('#chat-2').hidden).toBe(true);
  });
});
