import { VendorError } from '../../src/consent/vendor-error';
import type { ChatDetails, VendorSettings } from './settings';

declare global {
  interface Window {
    mullionChat?: ChatDetails | undefined;
  }
}

/** Milliseconds that a vendor has to show itself. */
const PATIENCE = 10_000;

type Url = { createScriptURL(url: string): string };

/** The vendor's script: one for the page, however many chats it has. */
export class VendorScript {
  /** A page may make it once. */
  static #policy: Url | undefined;
  readonly #vendor: VendorSettings;

  constructor(vendor: VendorSettings) {
    this.#vendor = vendor;
  }

  /** Whether the vendor's own launcher stands on the page. */
  get isShown(): boolean {
    return find()?.dataset.mullionChat === 'shown';
  }

  /**
   * Brings it, once for the page, and waits until it shows itself: by the event
   * `mullion:chat-shown`, or by an element that the setting `shows` names.
   *
   * @throws VendorError when it does neither within ten seconds, or cannot be loaded.
   */
  async bring(signal: AbortSignal): Promise<void> {
    if (this.isShown) return;
    const before = find();
    const script = before ?? this.#add();
    const arrival = shown(script, this.#vendor, signal);
    // It is here already, and was closed: it only has to open.
    if (before) document.dispatchEvent(new CustomEvent('mullion:chat-wanted'));
    try {
      await arrival;
      script.dataset.mullionChat = 'shown';
    } catch (error) {
      // A script that comes alive after all would open a window that nobody expects any more.
      script.remove();
      throw error;
    }
  }

  /** The vendor's launcher is gone; its script is still here. */
  markClosed(): void {
    const script = find();
    if (script) script.dataset.mullionChat = 'waiting';
  }

  /** Takes away what can be taken: the script, its details, and what `shows` names. */
  remove(): void {
    const { shows } = this.#vendor;
    find()?.remove();
    window.mullionChat = undefined;
    if (shows) for (const element of document.querySelectorAll(shows)) element.remove();
  }

  #add(): HTMLScriptElement {
    const { script: address, details } = this.#vendor;
    window.mullionChat = details;
    const script = document.createElement('script');
    const { pageId, logo, greeting, callToAction, position } = details;
    Object.assign(script.dataset, { mullionChat: 'waiting', pageId, logo, greeting, callToAction, position });
    script.async = true;
    script.src = VendorScript.#trusted(address);
    document.head.append(script);
    return script;
  }

  /** The owner's address, as a page under Trusted Types takes it. */
  static #trusted(url: string): string {
    const factory = (window as { trustedTypes?: { createPolicy(name: string, rules: Url): Url } })
      .trustedTypes;
    const rules: Url = { createScriptURL: (value) => value };
    VendorScript.#policy ??= factory?.createPolicy('mullion-chat', rules) ?? rules;
    return VendorScript.#policy.createScriptURL(url);
  }
}

const find = () => document.querySelector<HTMLScriptElement>('script[data-mullion-chat]');

function shown(script: HTMLScriptElement, { shows, script: address }: VendorSettings, signal: AbortSignal) {
  const end = new AbortController();
  const promise = new Promise<void>((resolve, reject) => {
    const fail = (what: string) =>
      reject(new VendorError('vendor-failed', 'chat', `${address} ${what}; there is the link to Messenger.`));
    const look = () => {
      // Told as the vendor would: every chat of the page gives way.
      if (shows && document.querySelector(shows))
        document.dispatchEvent(new CustomEvent('mullion:chat-shown'));
    };
    const observer = new MutationObserver(look);
    if (shows) observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(fail, PATIENCE, `has not shown itself within ${PATIENCE / 1000} s`);
    const tidy = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    end.signal.addEventListener('abort', tidy, { once: true });
    document.addEventListener('mullion:chat-shown', () => resolve(), { signal: end.signal });
    script.addEventListener('error', () => fail('could not be loaded'), { signal: end.signal });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: end.signal });
    look();
  });
  return promise.finally(() => end.abort());
}
