import { createGate, type GateState } from '../../src/consent/gate';
import type { Context } from '../../src/registry/context';
import type { VendorSettings } from './settings';
import { bringVendor, isVendorShown, markClosed, removeVendor } from './vendor';
import { createVendorPart } from './vendor-part';

/** Chats of this page that may use the vendor; the last one to go takes it along. */
let users = 0;

export interface ConnectOptions {
  element: HTMLElement;
  panel: HTMLElement;
  vendor: VendorSettings;
  category: string;
  ctx: Context;
  signal: AbortSignal;
  close(): void;
}

/**
 * Brings the vendor's chat in place of ours when the visitor uses it, or when idle where the owner
 * says so, and only through the gate of consent.
 *
 * @returns `use()`, for when the panel opens.
 */
export function connectVendor(options: ConnectOptions): { use(): void } {
  const { element, panel, vendor, category, ctx, signal, close } = options;
  const part = createVendorPart(panel);
  let session: AbortController | undefined;
  /** The visitor waits for it: what comes of it is said. */
  let isAwaited = false;

  const load = async () => {
    if (isAwaited) part.show(ctx.t('chat.connecting', vendor.name));
    if (session) return;
    const now = new AbortController();
    session = now;
    try {
      await bringVendor(vendor, now.signal);
      if (isAwaited) ctx.announce(ctx.t('chat.ready', vendor.name));
      giveWay();
    } catch (error) {
      if (now.signal.aborted) return;
      if (isAwaited) tellFailure();
      ctx.report('chat', element, error);
    }
    isAwaited = false;
    session = undefined;
  };
  const tellFailure = () => {
    part.show(ctx.t('chat.failed'));
    ctx.announce(ctx.t('chat.failed'));
  };
  const giveWay = () => {
    part.clear();
    close();
    element.hidden = true;
  };
  const comeBack = () => {
    markClosed();
    element.hidden = false;
  };
  const withdraw = () => {
    session?.abort();
    session = undefined;
    if (isVendorShown()) ctx.bus.emit('chat-withdrawn', { pageId: vendor.details.pageId });
    removeVendor(vendor);
    part.clear();
    comeBack();
  };
  const isOpen = () => !panel.hidden;
  const follow = (state: GateState) => {
    if (state !== 'open') withdraw();
    if (isOpen()) use();
    else if (state === 'open' && vendor.isIdle) load();
  };
  const gate = createGate({ category, onChange: follow, signal });
  const use = () => {
    isAwaited = gate.state === 'open';
    if (isAwaited) load();
    else if (gate.state === 'closed') part.clear();
    else
      part.show(ctx.t('chat.ask', vendor.name), { label: ctx.t('chat.load'), onPress: () => gate.press() });
  };

  users++;
  ctx.bus.on('chat-shown', giveWay, signal);
  ctx.bus.on('chat-closed', comeBack, signal);
  const leave = () => {
    part.clear();
    if (--users) session?.abort();
    else withdraw();
  };
  signal.addEventListener('abort', leave, { once: true });
  if (isVendorShown()) giveWay();
  else if (vendor.isIdle && gate.state === 'open') load();
  return { use };
}
