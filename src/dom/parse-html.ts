import { trusted } from './trusted';

/** `meta` may send the visitor elsewhere, `base` moves every address, `link` restyles, the others load documents. */
const OF_THE_PAGE = 'meta, base, link, object, embed';

/**
 * Parses the site's HTML into nodes that run nothing: scripts stay inert; `on…` attributes,
 * frames' `srcdoc` and addresses that are code go, and so does what changes the whole page or brings another document
 * into it.
 */
export function parseHtml(html: string): DocumentFragment {
  const content = parsed(html);
  for (const element of content.querySelectorAll('*')) {
    if (element.matches(OF_THE_PAGE)) element.remove();
    for (const { name, value } of [...element.attributes]) {
      if (runs(name, value)) element.removeAttribute(name);
    }
  }
  return content;
}

/** Parses the HTML of a site that asks for its scripts: all of it stays, and they run. */
export function parseWithScripts(html: string): DocumentFragment {
  const content = parsed(html);
  for (const script of content.querySelectorAll('script'))
    if (script instanceof HTMLScriptElement) script.replaceWith(revived(script));
  return content;
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  return template.content;
}

/** A script that came out of a template never runs; a new one with the same content does. */
function revived(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of [...script.attributes]) copy.setAttribute(name, value);
  copy.text = script.text;
  return copy;
}

/** Whether an attribute would run code, or let a drawing's animation set a link's address to some. */
function runs(name: string, value: string): boolean {
  // Browsers drop control characters and spaces from an address.
  const address = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase();
  const isMoved = /^attributename$/i.test(name) && address.endsWith('href');
  return name.startsWith('on') || name === 'srcdoc' || isMoved || address.startsWith('javascript:');
}
