import { ensureId } from '../../src/dom/ids';
import type { Translate } from '../../src/i18n/translate';
import { nameOf, type Subject } from './control';
import { goTo } from './place';

export interface FieldError {
  subject: Subject;
  message: string;
}

/**
 * The list of errors at the top of a form, spoken as it appears. It stands until the form is sent
 * again: what is corrected doesn't move the field that has the focus.
 */
export class Summary {
  readonly #form: HTMLFormElement;
  readonly #t: Translate;
  readonly #box = make('div', 'summary');

  constructor(form: HTMLFormElement, t: Translate) {
    this.#form = form;
    this.#t = t;
    this.#box.setAttribute('role', 'alert');
  }

  show(errors: FieldError[]): void {
    const title = make('p', 'title', this.#t('validate.summary', errors.length));
    const list = make('ul', 'list');
    list.append(...errors.map((error) => this.#item(error)));
    this.#form.prepend(this.#box);
    this.#box.replaceChildren(title, list);
  }

  remove(): void {
    this.#box.remove();
  }

  #item({ subject, message }: FieldError): HTMLElement {
    const text = this.#t('validate.item', nameOf(subject), message);
    const link = make('a', 'link', text) as HTMLAnchorElement;
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
