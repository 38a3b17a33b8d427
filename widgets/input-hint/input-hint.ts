import { isEscape } from '../../src/dom/clicks-and-keys';
import { describeBy, ensureId } from '../../src/dom/ids';
import { duration } from '../../src/motion/duration';
import { slide } from '../../src/motion/slide';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';

const FIELD = 'input:not([type="hidden"]),select,textarea';

/**
 * A description that shows while its field is used: it opens on focus or click of the field, and
 * closes on a click or the focus elsewhere and on Escape. `aria-describedby` tells it either way.
 *
 * @throws WidgetError (`bad-markup`) where no field is found.
 */
export function startInputHint({ element, signal }: Instance): Cleanup {
  const fields = fieldsOf(element);
  if (!fields.length)
    throw new WidgetError('bad-markup', 'input-hint', 'No field is beside it or names its id.');
  describe(fields, element);
  const hint = new Hint(element, fields);
  hint.start(signal);
  return () => hint.stop();
}

/**
 * It pushes what follows, so it covers nothing. A press moves things only when it is over: what the
 * visitor is pressing stays under the pointer.
 */
class Hint {
  /** Two never stand open at once. */
  static #open: Hint | undefined;
  readonly #element: HTMLElement;
  /** Where the focus or a click keeps it open. */
  readonly #area: HTMLElement[];
  #isPressed = false;

  constructor(element: HTMLElement, fields: HTMLElement[]) {
    this.#element = element;
    this.#area = [element, ...fields, ...wrapperOf(element)];
  }

  /** Open at once where its field is in use already. */
  start(signal: AbortSignal): void {
    if (this.#isOurs(document.activeElement)) this.#take();
    this.#element.hidden = !this.#isOpen;
    this.#element.classList.add('mullion-input-hint');
    const on: [keyof DocumentEventMap, (event: never) => void][] = [
      ['pointerdown', () => this.#press(true)],
      ['pointercancel', () => this.#press(false)],
      ['focusin', (event: FocusEvent) => this.#isPressed || this.#follow(event)],
      ['click', (event: MouseEvent) => this.#follow(event)],
      ['keydown', (event: KeyboardEvent) => this.#hearKey(event)],
    ];
    // In the capture phase: a click that a theme stops closes it all the same.
    for (const [type, listener] of on)
      document.addEventListener(type, listener as EventListener, { capture: true, signal });
  }

  stop(): void {
    if (this.#isOpen) Hint.#open = undefined;
  }

  get #isOpen(): boolean {
    return Hint.#open === this;
  }

  #isOurs(target: EventTarget | null): boolean {
    return target instanceof Node && this.#area.some((part) => part.contains(target));
  }

  #press(isPressed: boolean): void {
    this.#isPressed = isPressed;
  }

  #follow({ target }: Event): void {
    this.#isPressed = false;
    this.#set(this.#isOurs(target));
  }

  #hearKey(event: KeyboardEvent): void {
    this.#isPressed = false;
    if (!this.#isOpen || !isEscape(event)) return;
    event.preventDefault(); // a dialog around the form stays open
    this.#set(false);
  }

  #set(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    if (isOpen) this.#take();
    else Hint.#open = undefined;
    void slide(this.#element, isOpen, duration('hint-slide', 250));
  }

  /** Becomes the one that is open. */
  #take(): void {
    const other = Hint.#open;
    if (other) other.#set(false);
    Hint.#open = this;
  }
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
