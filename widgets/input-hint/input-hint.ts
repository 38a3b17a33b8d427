import { describeBy } from '../../src/dom/described-by';
import { ensureId } from '../../src/dom/ensure-id';
import { duration } from '../../src/motion/duration';
import { slide } from '../../src/motion/slide';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';

const FIELD = 'input:not([type="hidden"]),select,textarea';

/** Closes the one that is open: two never stand open at once. */
let closeOpen = () => {};

/**
 * A description that shows while its field is used: it opens on focus or click of the field, and
 * closes on a click or the focus elsewhere and on Escape. `aria-describedby` tells it either way.
 *
 * It pushes what follows, so it covers nothing. A press moves things only when it is over: what the
 * visitor is pressing stays under the pointer.
 */
export function inputHint({ element, signal }: Instance): Cleanup {
  const fields = fieldsOf(element);
  const [first] = fields;
  if (!first) throw new WidgetError('bad-markup', 'input-hint', 'No field is beside it or names its id.');
  describe(fields, element);
  let isOpen = false;
  let isPressed = false;

  const close = () => set(false);
  const set = (open: boolean) => {
    if (open === isOpen) return;
    if (open) closeOpen();
    isOpen = open;
    closeOpen = open ? close : () => {};
    void slide(element, open, duration('hint-slide', 250));
  };
  const isOurs = (target: EventTarget | null) =>
    target instanceof Node &&
    [element, ...fields, ...wrapperOf(element)].some((part) => part.contains(target));
  const follow = ({ target }: Event) => {
    isPressed = false;
    set(isOurs(target));
  };
  const onKey = (event: KeyboardEvent) => {
    isPressed = false;
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault(); // a dialog around the form stays open
    close();
  };

  const on: [keyof DocumentEventMap, (event: never) => void][] = [
    ['pointerdown', () => (isPressed = true)],
    ['pointercancel', () => (isPressed = false)],
    ['focusin', (event: FocusEvent) => isPressed || follow(event)],
    ['click', follow],
    ['keydown', onKey],
  ];
  // In the capture phase: a click that a theme stops closes it all the same.
  for (const [type, listener] of on)
    document.addEventListener(type, listener as EventListener, { capture: true, signal });

  isOpen = isOurs(document.activeElement);
  if (isOpen) {
    closeOpen();
    closeOpen = close;
  }
  element.hidden = !isOpen;
  element.classList.add('mullion-input-hint');
  return () => {
    if (isOpen) closeOpen = () => {};
  };
}

/** The fields that name the hint as their description, else those beside it. */
function fieldsOf(element: HTMLElement): HTMLElement[] {
  const named = element.id
    ? document.querySelectorAll<HTMLElement>(`[aria-describedby~="${CSS.escape(element.id)}"]`)
    : [];
  if (named.length) return [...named];
  return [...(element.parentElement?.querySelectorAll<HTMLElement>(FIELD) ?? [])];
}

/** WooCommerce's wrapper holds one field, whatever a script has put in its place (a styled select). */
function wrapperOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement?.matches('.woocommerce-input-wrapper') ? [parentElement] : [];
}

/** Closed, it is hidden as a whole, which leaves it as a description: `aria-hidden` says nothing more. */
function describe(fields: HTMLElement[], element: HTMLElement): void {
  ensureId(element, 'hint');
  element.removeAttribute('aria-hidden');
  for (const field of fields) describeBy(field, element.id);
}
