import { rememberAttributes } from '../../src/dom/remember-attributes';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { startButton } from './button';
import { startCheckbox } from './checkbox';
import type { attributes as schema } from './contract';
import { panelOf } from './kinds';
import { rememberOpen, wasOpen } from './memory';
import { type Pair, Panel } from './panel';

const OURS = ['aria-controls', 'aria-expanded'];

/** Shows and hides a section by a checkbox, which decides, or by anything else, which is pressed. */
export function startToggle({ element, attributes, signal }: Instance<typeof schema>): Cleanup | undefined {
  const { kind } = attributes;
  const section = panelOf(element, kind, attributes.panel);
  if (!section) return undefined;
  const restore = rememberAttributes([element], OURS);
  const panel = new Panel(section, kind);
  const pair: Pair = { kind, section, panel, signal, isToBeOpen: wasOpen(kind) };
  const isOpen = isCheckbox(element) ? startCheckbox(element, pair) : startButton(element, pair);

  const remember = ({ target }: Event) => {
    const isAbout = target instanceof Node && (section.contains(target) || target.contains(section));
    if (isAbout && isOpen()) rememberOpen(kind);
  };
  document.addEventListener('submit', remember, { capture: true, signal });
  return () => {
    panel.release();
    restore();
  };
}

const isCheckbox = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox';
