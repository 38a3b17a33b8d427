import { intoView } from '../../src/dom/geometry';
import { type Control, captionOf, fieldsetOf, type Subject } from './control';

/** Puts a message below its field: where it is read next, and where it pushes no choice away. */
export function placeMessage(message: Element, subject: Subject): void {
  const set = fieldsetOf(subject);
  if (set) set.append(message);
  else anchorOf(subject.members.at(-1) ?? subject.control).after(message);
}

/** Out of the label, whose text names the field, and below a row of fields and buttons. */
function anchorOf(control: Control): Element {
  let anchor: Element = control.closest('label') ?? control;
  while (anchor.parentElement && anchor.parentElement !== control.form && isRow(anchor.parentElement))
    anchor = anchor.parentElement;
  return anchor;
}

function isRow(element: Element): boolean {
  const { display, flexDirection } = getComputedStyle(element);
  return display.endsWith('flex') && !flexDirection.startsWith('column');
}

/** Moves the focus to a field, and its name into view. */
export function goTo(subject: Subject): void {
  intoView(captionOf(subject) ?? subject.control);
  subject.control.focus();
}
