import { createGate, type Gate, type GateState } from '../../src/consent/gate';
import type { Instance } from '../../src/registry/define-widget';
import type { VendorSettings } from './settings';
import { VendorScript } from './vendor-script';

type Services = Pick<Instance, 'element' | 't' | 'announce' | 'bus' | 'report' | 'signal'>;

/** What the panel says of the vendor; with `onPress` it has the button that brings it. */
export interface VendorNote {
  text: string;
  onPress?: () => void;
}

export interface VendorChatOptions {
  vendor: VendorSettings;
  category: string;
  /** The panel's: whether it is open, what closes it, and what it says. */
  isOpen(): boolean;
  close(): void;
  say(note: VendorNote | null): void;
}

/**
 * Brings the vendor's chat in place of ours when the visitor uses it, or when idle where the owner
 * says so, and only through the gate of consent.
 */
export class VendorChat {
  /** Chats of this page that may use the vendor; the last one to go takes it along. */
  static #users = 0;
  readonly #services: Services;
  readonly #options: VendorChatOptions;
  readonly #script: VendorScript;
  readonly #gate: Gate;
  #session: AbortController | undefined;
  /** The visitor waits for it: what comes of it is said. */
  #isAwaited = false;

  constructor(services: Services, options: VendorChatOptions) {
    this.#services = services;
    this.#options = options;
    this.#script = new VendorScript(options.vendor);
    const onChange = (state: GateState) => this.#follow(state);
    this.#gate = createGate({ category: options.category, onChange, signal: services.signal });
  }

  start(): void {
    const { bus, signal } = this.#services;
    VendorChat.#users++;
    bus.on('chat-shown', () => this.#giveWay(), signal);
    bus.on('chat-closed', () => this.#comeBack(), signal);
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    if (this.#script.isShown) this.#giveWay();
    else if (this.#options.vendor.isIdle && this.#gate.state === 'open') this.#load();
  }

  /** The panel is open. */
  use(): void {
    const { t } = this.#services;
    this.#isAwaited = this.#gate.state === 'open';
    if (this.#isAwaited) this.#load();
    else if (this.#gate.state === 'closed') this.#options.say(null);
    else {
      const text = t('chat.ask', this.#options.vendor.name);
      this.#options.say({ text, onPress: () => this.#gate.press() });
    }
  }

  #follow(state: GateState): void {
    const { isOpen, vendor } = this.#options;
    if (state !== 'open') this.#withdraw();
    if (isOpen()) this.use();
    else if (state === 'open' && vendor.isIdle) this.#load();
  }

  async #load(): Promise<void> {
    const { t } = this.#services;
    if (this.#isAwaited) this.#options.say({ text: t('chat.connecting', this.#options.vendor.name) });
    if (this.#session) return;
    this.#session = new AbortController();
    const { signal } = this.#session;
    try {
      await this.#script.bring(signal);
      this.#arrive();
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(error);
    }
    this.#isAwaited = false;
    this.#session = undefined;
  }

  #arrive(): void {
    const { t, announce } = this.#services;
    if (this.#isAwaited) announce(t('chat.ready', this.#options.vendor.name));
    this.#giveWay();
  }

  #fail(error: unknown): void {
    const { element, t, announce, report } = this.#services;
    if (this.#isAwaited) {
      this.#options.say({ text: t('chat.failed') });
      announce(t('chat.failed'));
    }
    report('chat', element, error);
  }

  #giveWay(): void {
    this.#options.say(null);
    this.#options.close();
    this.#services.element.hidden = true;
  }

  #comeBack(): void {
    this.#script.markClosed();
    this.#services.element.hidden = false;
  }

  #withdraw(): void {
    this.#session?.abort();
    this.#session = undefined;
    const { pageId } = this.#options.vendor.details;
    if (this.#script.isShown) this.#services.bus.emit('chat-withdrawn', { pageId });
    this.#script.remove();
    this.#options.say(null);
    this.#comeBack();
  }

  #leave(): void {
    this.#options.say(null);
    if (--VendorChat.#users) this.#session?.abort();
    else this.#withdraw();
  }
}
