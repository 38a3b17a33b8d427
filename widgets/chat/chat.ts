import { categoryOf } from '../../src/consent/gate';
import { own } from '../../src/contract/config';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { disclosure } from '../../src/ui/disclosure';
import { keepFree } from '../../src/ui/free-place';
import { vendorOf } from './settings';
import { VendorChat } from './vendor-chat';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The visitor has opened our panel. */
    'chat-opened': { element: Element };
    /** A vendor's script says: my launcher is there, yours may go. */
    'chat-shown': unknown;
    /** A vendor's script says: mine is gone, show yours. */
    'chat-closed': unknown;
    /** To the vendor's script, which is there already: open. */
    'chat-wanted': unknown;
    /** To the vendor's script: the visitor no longer allows you, or the chat has left the page. */
    'chat-withdrawn': { pageId: string };
  }
}

/** Makes the link open a panel (APG "Disclosure"); the link to Messenger is in it, whatever happens. */
export function startChat(instance: Instance): Cleanup {
  const { element, bus, signal } = instance;
  const { button, panel } = partsOf(element);
  const hadId = panel.hasAttribute('id');
  // Space presses it, then; Ctrl and a click still open a tab.
  button.setAttribute('role', 'button');
  let vendor: VendorChat | undefined;
  const toggle = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    if (!isOpen) return;
    vendor?.use();
    bus.emit('chat-opened', { element });
  };
  const set = disclosure({ button, panel, signal, isPopup: true, toggle });
  set(false);
  vendor = connect(instance, panel, () => set(false));
  const letGo = keepFree(element, button.querySelector<HTMLElement>('.mullion-chat__label'));
  return () => {
    letGo();
    set(false);
    for (const name of ['role', 'aria-expanded', 'aria-controls']) button.removeAttribute(name);
    if (!hadId) panel.removeAttribute('id');
  };
}

/** A vendor that is set up wrongly is reported, and the panel with its link works without. */
function connect(instance: Instance, panel: HTMLElement, close: () => void): VendorChat | undefined {
  const { element, config, report } = instance;
  try {
    const vendor = vendorOf(element, config);
    if (!vendor) return;
    const category = categoryOf(own(config.settings, 'chat') ?? {});
    const chat = new VendorChat(instance, { panel, vendor, category, close });
    chat.start();
    return chat;
  } catch (error) {
    report('chat', element, error);
  }
}

function partsOf(element: HTMLElement): { button: HTMLElement; panel: HTMLElement } {
  const button = element.querySelector<HTMLElement>('.mullion-chat__button');
  const panel = element.querySelector<HTMLElement>('.mullion-chat__panel');
  if (button && panel) return { button, panel };
  const problem =
    'It needs a link .mullion-chat__button and a .mullion-chat__panel; the template prints both when the setting "pageId" is there.';
  throw new WidgetError('bad-markup', 'chat', problem);
}
