import { categoryOf } from '../../src/consent/gate';
import { own } from '../../src/contract/config';
import { isPlainClick } from '../../src/dom/plain-click';
import type { Context } from '../../src/registry/context';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { disclosure } from '../../src/ui/disclosure';
import { keepFree } from '../../src/ui/free-place';
import { connectVendor } from './connect-vendor';
import { vendorOf } from './settings';

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
export function startChat({ element, ctx, signal }: Instance): Cleanup {
  const { button, panel } = partsOf(element);
  const hadId = panel.hasAttribute('id');
  let vendor: ReturnType<typeof connectVendor> | undefined;
  behaveAsButton(button, signal);
  const set = disclosure({
    button,
    panel,
    signal,
    isPopup: true,
    toggle: (isOpen) => {
      panel.hidden = !isOpen;
      if (!isOpen) return;
      vendor?.use();
      ctx.bus.emit('chat-opened', { element });
    },
  });
  set(false);
  vendor = connect(element, panel, ctx, signal, () => set(false));
  const letGo = keepFree(element, button.querySelector<HTMLElement>('.mullion-chat__label'));
  return () => {
    letGo();
    set(false);
    for (const name of ['role', 'aria-expanded', 'aria-controls']) button.removeAttribute(name);
    if (!hadId) panel.removeAttribute('id');
  };
}

/** A vendor that is set up wrongly is reported, and the panel with its link works without. */
function connect(
  element: HTMLElement,
  panel: HTMLElement,
  ctx: Context,
  signal: AbortSignal,
  close: () => void,
) {
  try {
    const vendor = vendorOf(element, ctx);
    const category = categoryOf(own(ctx.config.settings, 'chat') ?? {});
    if (vendor) return connectVendor({ element, panel, vendor, category, ctx, signal, close });
  } catch (error) {
    ctx.report('chat', element, error);
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

/** A link that opens a panel is a button: Space presses it too; Ctrl and a click still open a tab. */
function behaveAsButton(link: HTMLElement, signal: AbortSignal): void {
  link.setAttribute('role', 'button');
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  link.addEventListener('click', (event) => isPlainClick(event) || event.stopImmediatePropagation(), {
    capture: true,
    signal,
  });
}
