import { own } from '../../src/contract/config';
import { isPlainClick } from '../../src/dom/clicks-and-keys';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { keepFree } from '../../src/ui/free-place';
import type { ChatPanel } from './start-panel';

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

/** What a visitor does first to a button that is about to be pressed. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Keeps the button off what is pressed and read on the page, from the first idle moment on. The panel is a component:
 * it and React come when somebody turns to the button, or at once where the owner wants the vendor with the page.
 */
export function startChat(instance: Instance): Cleanup {
  const { element, report, signal } = instance;
  const { button, panel } = partsOf(element);
  const letGo = keepFree(element, button.querySelector<HTMLElement>('.mullion-chat__label'));
  // Space presses it, then; Ctrl and a click still open a tab.
  button.setAttribute('role', 'button');
  const untouched = new AbortController();
  let isComing = false;
  let drawn: ChatPanel | undefined;
  const bring = async (): Promise<void> => {
    try {
      const { startPanel } = await import('./start-panel');
      if (!signal.aborted) drawn = await startPanel(instance);
      if (!panel.hidden) drawn?.open();
    } catch (error) {
      report('chat', element, error);
    }
    // From here on the panel hears the clicks itself; where it cannot be had, the link leads to Messenger.
    untouched.abort();
  };
  const touch = () => {
    if (!isComing) void bring();
    isComing = true;
  };
  // The panel is printed whole: it opens with the click, and React takes it over as it is.
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    panel.hidden = false;
    touch();
  };
  for (const type of TOUCHES)
    element.addEventListener(type, touch, { passive: true, signal: untouched.signal });
  button.addEventListener('click', press, { signal: untouched.signal });
  // Or it has been turned to before this was heard.
  if (isIdle(instance) || element.contains(document.activeElement) || element.matches(':hover')) touch();
  return () => {
    untouched.abort();
    letGo();
    drawn?.end();
    panel.hidden = true;
    button.removeAttribute('role');
  };
}

/** Whether the owner wants the vendor with the page. */
function isIdle({ config }: Instance): boolean {
  const { script, load } = own(config.settings, 'chat') ?? {};
  return Boolean(script) && load === 'idle';
}

function partsOf(element: HTMLElement): { button: HTMLElement; panel: HTMLElement } {
  const button = element.querySelector<HTMLElement>('.mullion-chat__button');
  const panel = element.querySelector<HTMLElement>('.mullion-chat__panel');
  if (button && panel) return { button, panel };
  const problem =
    'It needs a link .mullion-chat__button and a .mullion-chat__panel; the template prints both when the setting "pageId" is there.';
  throw new WidgetError('bad-markup', 'chat', problem);
}
