import { intoView } from '../../src/dom/geometry';
import { ensureId } from '../../src/dom/ids';
import type { Translate } from '../../src/i18n/translate';
import { type Control, nameOf, type Subject } from './control';
import type { Problem } from './fields';
import { goTo } from './place';

export interface FieldError {
  subject: Subject;
  message: string;
}

/**
 * The list of errors at the top of a form, spoken as it appears and not again until the form is sent again. An
 * entry goes with its error; what becomes wrong afterwards is said below its field alone.
 */
export class Summary {
  readonly #form: HTMLFormElement;
  readonly #t: Translate;
  readonly #box = make('div', 'summary');
  readonly #title = make('p', 'title');
  readonly #list = make('ul', 'list');
  readonly #links = new Map<Control, HTMLElement>();

  constructor(form: HTMLFormElement, t: Translate) {
    this.#form = form;
    this.#t = t;
  }

  show(errors: FieldError[]): void {
    this.#links.clear();
    this.#list.replaceChildren(...errors.map((error) => this.#item(error)));
    this.#count();
    this.#put(this.#title, this.#list);
  }

  /** What no field is to blame for. */
  say(text: string): void {
    this.#title.textContent = text;
    this.#put(this.#title);
    intoView(this.#box);
  }

  #put(...nodes: Element[]): void {
    this.#box.setAttribute('role', 'alert');
    this.#form.prepend(this.#box);
    this.#box.replaceChildren(...nodes);
  }

  /** A field was looked at again: what is right goes, without a word; while the server is asked nothing does. */
  follow(subject: Subject, problem: Problem): void {
    const { control } = subject;
    const link = this.#links.get(control);
    if (!link || problem === undefined) return;
    // As an alert the whole list would be read aloud with a key.
    this.#box.removeAttribute('role');
    link.textContent = this.#textOf(subject, problem);
    if (problem) return;
    if (link === document.activeElement) control.focus();
    link.parentElement?.remove();
    this.#links.delete(control);
    this.#count();
  }

  remove(): void {
    this.#box.remove();
    this.#links.clear();
  }

  #count(): void {
    const { size } = this.#links;
    this.#title.textContent = this.#t('validate.summary', size);
    if (!size) this.#box.remove();
  }

  #textOf(subject: Subject, problem: string): string {
    return this.#t('validate.item', nameOf(subject), problem);
  }

  #item({ subject, message }: FieldError): HTMLElement {
    const link = make('a', 'link', this.#textOf(subject, message)) as HTMLAnchorElement;
    this.#links.set(subject.control, link);
    link.href = `#${ensureId(subject.control, 'validate-field')}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(subject);
    });
    const item = make('li', 'item');
    item.append(link);
    return item;
  }
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = `mullion-validate__${name}`;
  element.textContent = text;
  return element;
}
