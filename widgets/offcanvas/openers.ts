import { isPlainClick } from '../../src/dom/plain-click';

/**
 * Makes whatever names the dialog open it, wherever on the page and whenever it came there:
 * `data-offcanvas="ID"`, `aria-controls="ID"` or a link to `#ID`. Such a link is a button then.
 *
 * @returns Makes links of them again.
 */
export function connectOpeners(
  dialog: HTMLElement,
  open: (opener: HTMLElement) => void,
  signal: AbortSignal,
): () => void {
  const id = CSS.escape(dialog.id);
  const selector = `[data-offcanvas="${id}"],[aria-controls="${id}"],a[href="#${id}"]`;
  const added: [element: Element, attribute: string][] = [];
  const openerOf = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return opener && !dialog.contains(opener) ? opener : null;
  };
  const add = (element: Element, attribute: string, value: string) => {
    if (element.hasAttribute(attribute)) return;
    element.setAttribute(attribute, value);
    added.push([element, attribute]);
  };
  const mark = (opener: Element | null) => {
    if (!opener || dialog.contains(opener)) return;
    add(opener, 'aria-haspopup', 'dialog');
    if (opener.hasAttribute('href')) add(opener, 'role', 'button');
  };
  const press = (event: MouseEvent) => {
    const opener = openerOf(event);
    if (!opener || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(opener);
  };
  const pressSpace = (event: KeyboardEvent) => {
    const opener = event.key === ' ' ? openerOf(event) : null;
    if (!opener?.hasAttribute('href')) return;
    event.preventDefault();
    opener.click();
  };
  for (const opener of document.querySelectorAll(selector)) mark(opener);
  document.addEventListener('click', press, { signal });
  document.addEventListener('keydown', pressSpace, { signal });
  // Those that come later are marked before they are spoken.
  document.addEventListener('focusin', (event) => mark(openerOf(event)), { signal });
  return () => {
    for (const [element, attribute] of added) element.removeAttribute(attribute);
  };
}
