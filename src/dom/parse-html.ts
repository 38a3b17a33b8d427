type Html = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Html): Html };

let policy: Html | undefined;

/**
 * Turns the site's own HTML into what a Trusted Types page accepts.
 *
 * Called for answers of this site to this page's own request and for markup that the page already
 * holds, never for anything from storage or an attribute.
 */
export function trusted(html: string): string {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory?.createPolicy('mullion', { createHTML: (value) => value }) ?? {
    createHTML: (value) => value,
  };
  return policy.createHTML(html);
}

/**
 * Parses the site's HTML into nodes that run nothing: scripts stay inert and `on…` attributes go,
 * unless the site asks for its scripts with `runScripts`.
 */
export function parseHtml(html: string, runScripts = false): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  for (const element of template.content.querySelectorAll('*')) {
    if (runScripts && element instanceof HTMLScriptElement) element.replaceWith(revived(element));
    if (runScripts) continue;
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return template.content;
}

/** A script that came out of a template never runs; a new one with the same content does. */
function revived(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of [...script.attributes]) copy.setAttribute(name, value);
  copy.text = script.text;
  return copy;
}
