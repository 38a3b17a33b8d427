import { parseHtml } from '../../dom/parse-html';

/** The parts of the page that the server prints anew with each change of the cart, by CSS selector. */
export class Regions {
  /** What WooCommerce always sends; a theme's own become known with the first answer. */
  #selectors = ['div.widget_shopping_cart_content'];

  /** Dims the regions that are about to change, and blocks them. */
  dim(isBusy: boolean): void {
    for (const region of this.#selectors.flatMap(find)) {
      if (isBusy) region.setAttribute('aria-busy', 'true');
      else region.removeAttribute('aria-busy');
      region.classList.toggle('mullion-busy', isBusy);
    }
  }

  /**
   * Puts the server's regions in the place of the old ones, every element that a selector matches.
   *
   * A selector that matches nothing is skipped; one that is no selector is said once. Focus that was
   * inside goes to the control in the same place of the new region, else to the region itself.
   */
  replace(fragments: Record<string, string>, runScripts = false): void {
    for (const [selector, html] of Object.entries(fragments)) {
      if (typeof html !== 'string') continue;
      try {
        for (const region of document.querySelectorAll(selector)) swap(region, html, runScripts);
      } catch (error) {
        console.warn(`Mullion: the fragment "${selector}" was skipped: ${(error as Error).message}`);
      }
    }
    this.#selectors = Object.keys(fragments);
  }
}

function find(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function swap(region: Element, html: string, runScripts = false): void {
  const nodes = [...parseHtml(html, runScripts).childNodes];
  // What a page out of no cache shows already.
  if (nodes.length === 1 && region.isEqualNode(nodes[0] as Node)) return;
  const position = focusedControl(region);
  region.replaceWith(...nodes);
  const elements = nodes.filter((node) => node instanceof HTMLElement);
  for (const element of elements) {
    element.classList.add('mullion-fade');
    element.addEventListener('animationend', () => element.classList.remove('mullion-fade'), { once: true });
  }
  if (position !== null && elements[0]) restoreFocus(elements[0], position);
}

const CONTROLS = 'a[href],button,input,select,textarea';

/** Which control of the region has the focus, counted from the first; `null` when none has. */
function focusedControl(region: Element): number | null {
  const active = document.activeElement;
  if (!active || !region.contains(active)) return null;
  return [...region.querySelectorAll(CONTROLS)].indexOf(active);
}

function restoreFocus(region: HTMLElement, position: number): void {
  const controls = [...region.querySelectorAll<HTMLElement>(CONTROLS)];
  const target = controls[Math.min(position, controls.length - 1)] ?? region;
  if (target === region) region.tabIndex = -1;
  target.focus({ preventScroll: true });
}
