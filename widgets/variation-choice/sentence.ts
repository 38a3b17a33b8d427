import { fieldName } from '../../src/dom/field-name';
import { intoView } from '../../src/dom/geometry';
import { describeBy, describeNoMore, ensureId } from '../../src/dom/ids';
import { isShown } from '../../src/dom/is-shown';
import type { Instance } from '../../src/registry/define-widget';

const SWATCH = 'button,input:not([type="hidden"]),[tabindex="0"]';

/** The one sentence of a form: it stands below an option, until that is as it should be. */
export class Sentence {
  readonly #services: Pick<Instance, 't' | 'announce'>;
  readonly #element = document.createElement('p');
  #field: HTMLSelectElement | undefined;
  #marked: HTMLElement[] = [];
  #isRight = (_field: HTMLSelectElement): boolean => true;

  constructor(services: Pick<Instance, 't' | 'announce'>) {
    this.#services = services;
    this.#element.className = 'mullion-variation-choice__message mullion-field-error';
  }

  /** Asks for a choice; choosing takes the sentence away. */
  askFor(field: HTMLSelectElement): void {
    this.#say(field, this.#services.t('variation-choice.choose', fieldName(field, captionOf(field))));
    this.#isRight = ({ value }) => value !== '';
  }

  /** Why what is chosen is not added, by the keys of its sentences; any other choice takes the sentence away. */
  tell(field: HTMLSelectElement, why: readonly string[]): void {
    this.#say(field, why.map((key) => this.#services.t(key)).join(' '));
    this.#isRight = () => true;
  }

  /** Something was chosen: looks whether the sentence is still true. */
  follow(): void {
    if (this.#field && this.#isRight(this.#field)) this.remove();
  }

  remove(): void {
    for (const control of this.#marked) {
      describeNoMore(control, this.#element.id);
      control.removeAttribute('aria-invalid');
    }
    this.#marked = [];
    this.#field = undefined;
    this.#element.remove();
  }

  /** The focus on what it describes speaks it, once; where the focus is there already, the page's status does. */
  #say(field: HTMLSelectElement, text: string): void {
    if (this.#field !== field) this.remove();
    this.#field = field;
    this.#element.textContent = text;
    if (!this.#element.isConnected) place(this.#element, field);
    const control = shownControl(field);
    this.#mark(field, control);
    intoView(captionOf(field) ?? this.#element);
    intoView(this.#element);
    if (!control || control === document.activeElement) this.#services.announce(text);
    else control.focus({ preventScroll: true });
  }

  #mark(field: HTMLSelectElement, control: HTMLElement | undefined): void {
    this.#marked = control && control !== field ? [field, control] : [field];
    const id = ensureId(this.#element, 'choice');
    for (const one of this.#marked) describeBy(one, id);
    field.setAttribute('aria-invalid', 'true');
  }
}

/**
 * Below the option, and below the swatches that a plugin shows in its place; before "Clear". Not in a box that a theme
 * has put around the option: what lies over its middle, such as Avada's arrow, would move.
 */
function place(element: Element, field: HTMLSelectElement): void {
  const label = field.closest('label');
  const cell = field.closest('.variations td') ?? field.parentElement;
  if (label) label.after(element);
  else cell?.insertBefore(element, cell.querySelector(':scope>.reset_variations'));
}

/** What the visitor can use: the field, or the first of the swatches beside it. */
function shownControl(field: HTMLSelectElement): HTMLElement | undefined {
  if (isShown(field)) return field;
  return [...(field.parentElement?.querySelectorAll<HTMLElement>(SWATCH) ?? [])].find((swatch) =>
    isShown(swatch),
  );
}

const captionOf = ({ labels }: HTMLSelectElement): Element | undefined => labels?.[0];
