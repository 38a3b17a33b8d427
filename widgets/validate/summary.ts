import type { Context } from '../../src/registry/context';
import { nameOf, type Subject } from './control';
import { goTo } from './place';

export interface FieldError {
  subject: Subject;
  message: string;
}

let last = 0;

/**
 * The list of errors at the top of a form, spoken as it appears. It stands until the form is sent
 * again: what is corrected doesn't move the field that has the focus.
 */
export function createSummary(form: HTMLFormElement, ctx: Context) {
  const box = make('div', 'summary');
  box.setAttribute('role', 'alert');

  const show = (errors: FieldError[]) => {
    const title = make('p', 'title', ctx.t('validate.summary', errors.length));
    const list = make('ul', 'list');
    list.append(...errors.map(makeItem));
    form.prepend(box);
    box.replaceChildren(title, list);
  };

  const makeItem = ({ subject, message }: FieldError) => {
    const link = make('a', 'link', ctx.t('validate.item', nameOf(subject), message)) as HTMLAnchorElement;
    subject.control.id ||= `mullion-validate-field-${++last}`;
    link.href = `#${subject.control.id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(subject);
    });
    const item = make('li', 'item');
    item.append(link);
    return item;
  };

  return { show, remove: () => box.remove() };
}

function make(tag: string, name: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = `mullion-validate__${name}`;
  element.textContent = text;
  return element;
}
