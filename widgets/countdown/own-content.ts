/** The class of what holds the element's own content. */
export const OWN = 'mullion-countdown__text';

/**
 * Puts the content of an element that a theme wrote into one place, as our template prints it: what lies
 * under the clock has to be one box.
 *
 * @returns Gives the element its content back.
 */
export function gather(element: HTMLElement): () => void {
  if (element.querySelector(`:scope > .${OWN}`)) return () => {};
  const place = document.createElement('span');
  place.className = OWN;
  place.dataset.serverHtml = '';
  place.append(...element.childNodes);
  element.append(place);
  return () => place.replaceWith(...place.childNodes);
}
