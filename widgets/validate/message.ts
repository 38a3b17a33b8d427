import { describeBy, describeNoMore, ensureId } from '../../src/dom/ids';
import { type Control, fieldsetOf, type Subject } from './control';
import { placeMessage } from './place';

/** The place below a field where something is said of it. */
export interface Message {
  say(text: string, tone?: 'error' | 'note'): void;
  remove(): void;
}

/** Makes the place and ties it to the field, beside what described the field before. */
export function createMessage(subject: Subject): Message {
  // A span may stand in a paragraph, where WordPress and WooCommerce put their fields.
  const element = document.createElement('span');
  const id = ensureId(element, 'validate');
  placeMessage(element, subject);
  // A group is described once, by its fieldset.
  const set = fieldsetOf(subject);
  const owners = set ? [set] : subject.members;
  for (const owner of owners) describeBy(owner, id);
  return {
    say(text, tone = 'note') {
      element.className = `mullion-validate__message mullion-validate__message--${tone}`;
      element.classList.toggle('mullion-field-error', tone === 'error');
      if (element.textContent !== text) element.textContent = text;
    },
    remove() {
      for (const owner of owners) describeNoMore(owner, id);
      element.remove();
    },
  };
}

/** No value takes the attribute away. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Tells the browser, screen readers and the stylesheet whether a field is wrong; `''` is right. */
export function mark(members: Control[], problem: string): void {
  for (const member of members) {
    member.setCustomValidity(problem);
    member.classList.toggle('mullion-validate__wrong', problem !== '');
    setAttribute(member, 'aria-invalid', problem && 'true');
  }
}
