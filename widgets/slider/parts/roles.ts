import { rememberAttributes } from '../../../src/dom/remember-attributes';
import type { Translate } from '../../../src/i18n/translate';

/** Whatever a running slider sets on nodes that it has found. */
const OURS = [
  'role',
  'aria-roledescription',
  'aria-label',
  'aria-live',
  'tabindex',
  'inert',
  'style',
  'data-motion',
  'data-moving',
];

/** @returns what puts back all that a slider has set on `nodes`. */
export const remember = (nodes: Element[]) => rememberAttributes(nodes, OURS);

/** Tells assistive technology what is there: a carousel and its numbered slides. */
export function setRoles(element: Element, track: Element, slides: Element[], t: Translate): void {
  const present = (node: Element, what: string) => {
    // An item of a list stays one: ARIA in HTML allows it no other role there.
    if (!node.matches('li,[role]')) node.setAttribute('role', 'group');
    node.setAttribute('aria-roledescription', t(`slider.${what}`));
  };
  present(element, 'carousel');
  if (track.matches('div:not([role])')) track.setAttribute('role', 'group');
  track.setAttribute('tabindex', '0');
  slides.forEach((slide, at) => {
    // A slide that is itself a link or an article keeps what it is.
    if (!slide.matches('li,div,figure')) return;
    present(slide, 'page');
    slide.setAttribute('aria-label', t('slider.position', at + 1, slides.length));
  });
}
