import { ensureId } from '../../src/dom/ids';
import { guardFields } from './fields';
import type { Pair } from './panel';
import { enhanceSelects, onTriggered } from './shop';

/**
 * The checkbox decides. WooCommerce's handler of it goes on to run, and so does `update_checkout`; what
 * it shows and hides is settled once everybody has heard of the change.
 *
 * The focus stays on the checkbox (WCAG 3.2.2): what it has opened comes next.
 *
 * @returns Whether the section is open.
 */
export function startCheckbox(box: HTMLInputElement, pair: Pair): () => boolean {
  const { section, panel, signal, isToBeOpen } = pair;
  const setFields = guardFields(section);
  let isOpen = box.checked;

  const tell = () => {
    box.setAttribute('aria-expanded', String(isOpen));
    setFields(isOpen);
  };
  const follow = () => {
    panel.settle();
    if (isOpen === box.checked) return;
    isOpen = box.checked;
    tell();
    panel.set(isOpen);
    if (isOpen) enhanceSelects(section);
  };
  const hear = (target: unknown) => target === box && follow();

  box.setAttribute('aria-controls', ensureId(section, 'panel'));
  panel.settle();
  panel.set(isOpen, true);
  tell();
  addEventListener('change', ({ target }) => hear(target), { signal });
  onTriggered('change', hear, signal);
  // A field that a script has put into the closed section meanwhile.
  box.form?.addEventListener('submit', tell, { capture: true, signal });
  box.form?.addEventListener('reset', () => setTimeout(follow), { signal });
  signal.addEventListener('abort', () => setFields(true));

  if (isToBeOpen && !box.checked) box.click();
  return () => isOpen;
}
