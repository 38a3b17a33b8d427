import { freshId } from '../../../src/dom/ids';
import { rememberAttributes } from '../../../src/dom/remember-attributes';
import type { Translate } from '../../../src/i18n/translate';
import type { Parts } from './markup';

/**
 * Gives the theme's nodes the roles and names of a group, and of panels, while we are here; and the shop's strip the class
 * of what FlexSlider puts around it, for which themes have styles.
 *
 * @param names What each picture is called, where there are no tabs for them: they are groups then.
 *
 * @returns Takes it all back.
 */
export function lendRoles(
  element: HTMLElement,
  { track, slides, isOfTheShop }: Parts,
  t: Translate,
  names?: string[],
): () => void {
  const id = freshId('gallery');
  const lent = [lend(element, { role: 'group', 'aria-label': t('gallery.label') })];
  const panels = slides.length > 1 ? slides : [];
  for (const [index, slide] of panels.entries()) {
    lent.push(lend(slide, { id: `${id}-${index}` }));
    const role = names
      ? { role: 'group', 'aria-label': names[index] as string }
      : { role: 'tabpanel', 'aria-labelledby': `${slide.id}-tab` };
    lent.push(lend(slide, role));
  }
  for (const slide of slides) {
    const link = slide.querySelector('a');
    if (link && !isNamed(link)) lent.push(lend(link, { 'aria-label': t('gallery.enlarge') }));
  }
  // The last is taken back first.
  if (isOfTheShop && panels.length) lent.unshift(asViewport(track));
  lent.unshift(paddingAsBorder(track));
  return () => {
    track.classList.remove('flex-viewport');
    for (const takeBack of lent) takeBack();
  };
}

/**
 * Gives the strip the class of FlexSlider's viewport, and the room under it that is meant for one: what is said of a strip
 * that stands in a viewport can take it away (Twenty Twenty-One).
 *
 * @returns Takes the room back.
 */
function asViewport(track: HTMLElement): () => void {
  const restore = rememberAttributes([track], ['style']);
  const viewport = document.createElement('div');
  viewport.className = 'flex-viewport';
  track.after(viewport);
  const { marginBottom } = getComputedStyle(viewport);
  viewport.remove();
  track.classList.add('flex-viewport');
  if (!Number.parseFloat(marginBottom)) return () => {};
  track.style.cssText += `;margin-bottom:${marginBottom}`;
  return restore;
}

/**
 * A strip that scrolls shows in its padding what comes before and behind the picture in view: the room that a theme has
 * left there (Savoy: for the thumbnails) is a border instead.
 *
 * @returns Makes padding of it again.
 */
function paddingAsBorder(track: HTMLElement): () => void {
  const restore = rememberAttributes([track], ['style']);
  const { paddingInlineStart: start, paddingInlineEnd: end } = getComputedStyle(track);
  if (!(Number.parseFloat(start) || Number.parseFloat(end))) return () => {};
  track.style.cssText += `;padding-inline:0;border-inline:0 solid transparent;border-inline-width:${start} ${end}`;
  return restore;
}

/** A picture without an alternative text leaves its link without a name. */
const isNamed = (link: HTMLAnchorElement) => link.textContent.trim() || link.querySelector('img')?.alt;

/**
 * Adds attributes that the element does not have yet.
 *
 * @returns Takes them away again.
 */
function lend(element: Element, attributes: Record<string, string>): () => void {
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of added) element.setAttribute(name, value);
  return () => {
    for (const [name] of added) element.removeAttribute(name);
  };
}
