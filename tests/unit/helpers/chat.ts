import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { bus } from '../../../src/bus/bus';
import type { Context } from '../../../src/registry/context';
import golden from '../../../widgets/chat/golden/default.html?raw';
import chat from '../../../widgets/chat/index';
import { fakeContext } from './context';
import { click, find, freshPage, settled } from './page';

export const SCRIPT = 'https://chat.example/widget.js';
const markup = (id = '1') => golden.replace('data-widget', `id="chat-${id}" data-widget`);

type Settings = Record<string, string | number | boolean>;
let leave = () => {};
let stops: AbortController[] = [];

export function contextOf(chatSettings: Settings) {
  const ctx = fakeContext({ settings: { chat: chatSettings } });
  ctx.t = ((key: string, ...values: unknown[]) => [key, ...values].join(' ')) as Context['t'];
  return ctx;
}
/** Starts as the registry does; the function that comes back takes the element away. */
export async function begin(ctx: Context, id = '1') {
  const stop = new AbortController();
  stops.push(stop);
  const cleanup = await chat.start({ ...ctx, element: find(`#chat-${id}`), signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
  return () => act(async () => stop.abort());
}
/** What brings the panel, and waits until it is there. */
export const touch = (id = '1') =>
  act(async () => {
    find(`#chat-${id} a`).dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.dynamicImportSettled();
    await settled();
  });
/** Starts it, and brings its panel. */
export async function run(ctx: Context, id = '1') {
  const end = await begin(ctx, id);
  await touch(id);
  return end;
}
export async function press(target: Element | null, init: MouseEventInit = {}): Promise<Event> {
  let event = new Event('click');
  await act(async () => {
    if (target) event = click(target, init);
    await settled();
  });
  return event;
}
export const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
export async function start(settings: Settings = {}) {
  leave = freshPage(markup());
  const ctx = contextOf(settings);
  const end = await run(ctx);
  // Of the page, as the entry's is.
  const page = new AbortController();
  stops.push(page);
  return { ctx, end, signal: page.signal };
}
export const root = () => find('.mullion-chat');
export const button = () => find('.mullion-chat__button');
export const panel = () => find('.mullion-chat__panel');
export const note = () => document.querySelector('.mullion-chat__note')?.textContent;
export const startButton = () => document.querySelector<HTMLElement>('.mullion-chat__start');
export const script = () => document.querySelector<HTMLScriptElement>('script[data-mullion-chat]');
export const vendorSays = (name: 'chat-shown' | 'chat-closed') =>
  act(async () => {
    bus.emit(name, {});
    await settled();
  });
export const consent = (allowed: string, value: 'allow' | 'deny') =>
  act(async () => {
    document.documentElement.dataset.mullionConsent = allowed;
    document.dispatchEvent(new CustomEvent('mullion:consent-changed', { detail: { marketing: value } }));
    await settled();
  });

/** Puts two chats into the page, called `#chat-1` and `#chat-2`. */
export function twoChats() {
  leave = freshPage(markup('1') + markup('2'));
}

/** Fake timers, and scripts that nobody fetches. */
export function prepareChats() {
  beforeEach(() => {
    // React's own tasks pass as they do.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // happy-dom would go and fetch it.
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLScriptElement,
      value,
    ) {
      this.setAttribute('data-asked', value);
    });
  });
  afterEach(async () => {
    await act(async () => {
      for (const stop of stops) stop.abort();
    });
    stops = [];
    leave();
    vi.useRealTimers();
    delete document.documentElement.dataset.mullionConsent;
  });
}
