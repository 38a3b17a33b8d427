import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { startButton } from './button';
import { startCheckbox } from './checkbox';
import { type Kind, panelOf } from './kinds';
import { rememberOpen, wasOpen } from './memory';
import { type Panel, panelFor } from './panel';

/** The two of a toggle and its section, as both ways of starting need them. */
export interface Pair {
  kind: Kind;
  section: HTMLElement;
  panel: Panel;
  signal: AbortSignal;
  /** Whether the section was open when its form was sent, and came back with an error. */
  isToBeOpen: boolean;
}

const OURS = ['aria-controls', 'aria-expanded'];

/** Shows and hides a section by a checkbox, which decides, or by anything else, which is pressed. */
export function startToggle({ element, kind, id, signal }: Toggle): Cleanup | undefined {
  const section = panelOf(element, kind, id);
  if (!section) return undefined;
  const before = OURS.map((name) => [name, element.getAttribute(name)] as const);
  const panel = panelFor(section, kind);
  const pair: Pair = { kind, section, panel, signal, isToBeOpen: wasOpen(kind) };
  const isOpen = isCheckbox(element) ? startCheckbox(element, pair) : startButton(element, pair);

  const remember = ({ target }: Event) => {
    const isAbout = target instanceof Node && (section.contains(target) || target.contains(section));
    if (isAbout && isOpen()) rememberOpen(kind);
  };
  document.addEventListener('submit', remember, { capture: true, signal });
  return () => {
    panel.release();
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

interface Toggle extends Pick<Instance, 'element' | 'signal'> {
  kind: Kind;
  /** Of what it shows; empty for WooCommerce's own. */
  id: string;
}

const isCheckbox = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox';
