import { describeBy, describeNoMore } from '../../src/dom/described-by';
import { ensureId } from '../../src/dom/ensure-id';
import { intoView } from '../../src/dom/into-view';
import type { Context } from '../../src/registry/context';

const SWATCH = 'button,input:not([type="hidden"]),[tabindex="0"]';

/** The one sentence of a form: it stands below an option, until that is as it should be. */
export function createSentence(ctx: Context) {
  const element = document.createElement('p');
  element.className = 'mullion-variation-choice__message';
  let field: HTMLSelectElement | undefined;
  let marked: HTMLElement[] = [];
  let isRight = (_field: HTMLSelectElement) => true;

  const remove = () => {
    for (const control of marked) {
      describeNoMore(control, element.id);
      control.removeAttribute('aria-invalid');
    }
    marked = [];
    field = undefined;
    element.remove();
  };

  /** The focus on what it describes speaks it, once; where the focus is there already, the page's status does. */
  const say = (at: HTMLSelectElement, text: string) => {
    if (field !== at) remove();
    field = at;
    element.textContent = text;
    if (!element.isConnected) place(element, at);
    const control = shownControl(at);
    marked = control && control !== at ? [at, control] : [at];
    ensureId(element, 'choice');
    for (const one of marked) describeBy(one, element.id);
    at.setAttribute('aria-invalid', 'true');
    intoView(captionOf(at) ?? element);
    intoView(element);
    if (!control || control === document.activeElement) ctx.announce(text);
    else control.focus({ preventScroll: true });
  };

  return {
    /** Asks for a choice; choosing takes the sentence away. */
    askFor(at: HTMLSelectElement) {
      say(at, ctx.t('variation-choice.choose', nameOf(at)));
      isRight = ({ value }) => value !== '';
    },
    /** What is chosen cannot be bought; any other choice takes the sentence away. */
    refuse(at: HTMLSelectElement) {
      say(at, ctx.t('variation-choice.unavailable'));
      isRight = () => true;
    },
    /** Something was chosen: looks whether the sentence is still true. */
    follow() {
      if (field && isRight(field)) remove();
    },
    remove,
  };
}

/** Below the option, and below the swatches that a plugin shows in its place; before "Clear". */
function place(element: Element, field: HTMLSelectElement): void {
  const label = field.closest('label');
  const cell = field.parentElement;
  if (label) label.after(element);
  else cell?.insertBefore(element, cell.querySelector(':scope>.reset_variations'));
}

const isShown = (element: Element) => element.checkVisibility?.() !== false;

/** What the visitor can use: the field, or the first of the swatches beside it. */
function shownControl(field: HTMLSelectElement): HTMLElement | undefined {
  if (isShown(field)) return field;
  return [...(field.parentElement?.querySelectorAll<HTMLElement>(SWATCH) ?? [])].find(isShown);
}

const captionOf = ({ labels }: HTMLSelectElement): Element | undefined => labels?.[0];

/** The option's name as the visitor reads it, without an asterisk or colon at its end. */
function nameOf(field: HTMLSelectElement): string {
  const copy = captionOf(field)?.cloneNode(true) as Element | undefined;
  copy?.querySelector('select')?.remove();
  const text = copy?.textContent?.trim() || field.getAttribute('aria-label') || field.name;
  return text.replace(/\s+/g, ' ').replace(/[\s*:]+$/, '');
}
