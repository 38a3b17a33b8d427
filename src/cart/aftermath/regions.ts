import { parseHtml, parseWithScripts } from '../../dom/parse-html';
import { replaceFragments } from '../fragments';

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

  /** Puts the server's regions in the place of the old ones, seen to be new. */
  replace(fragments: Record<string, string>, runScripts = false): void {
    replaceFragments(fragments, runScripts ? parseWithScripts : parseHtml, (elements) => {
      for (const element of elements) fadeIn(element);
    });
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

function fadeIn(element: HTMLElement): void {
  element.classList.add('mullion-fade');
  element.addEventListener('animationend', () => element.classList.remove('mullion-fade'), { once: true });
}
