/** The class of what holds the element's own content. */
export const OWN = 'mullion-countdown__text';

/**
 * Puts the content of an element that a theme wrote into one place, as our template prints it: what lies
 * under the clock has to be one box.
 *
 * @returns Gives the element its content back.
 */
export function gather(element: HTMLElement): () => void {
  const printed = element.querySelector(`:scope > .${OWN}`);
  if (printed) {
    // The clock that a page builder has copied along with it stands still.
    while (printed.nextSibling) printed.nextSibling.remove();
    return () => {};
  }
  const place = document.createElement('span');
  place.className = OWN;
  place.dataset.serverHtml = '';
  place.append(...element.childNodes);
  element.append(place);
  return () => place.replaceWith(...place.childNodes);
}
