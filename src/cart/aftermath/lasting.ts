import { parseHtml } from '../../dom/parse-html';

/** As cheap as it gets: hardly any theme has one among its fragments. */
const MAY_SPEAK = /woocommerce-(?:notices|message|error)|notice-banner/;

const MESSAGES =
  '.woocommerce-notices-wrapper>*,.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner';

/**
 * What is shown of kept fragments: no messages, which would come back on every page until the cart changes. One that has
 * nothing else leaves the page's own messages alone.
 */
export function lasting(fragments: Record<string, string>): Record<string, string> {
  const shown = Object.entries(fragments).map(([selector, html]) => [selector, silent(html)]);
  return Object.fromEntries(shown.filter(([, html]) => html !== null));
}

/** `null` where nothing is left of it. */
function silent(html: string): string | null {
  if (!MAY_SPEAK.test(html)) return html;
  const content = parseHtml(html);
  for (const message of content.querySelectorAll(MESSAGES)) message.remove();
  if (!content.textContent?.trim()) return null;
  // In the template's own document, where no picture loads.
  const box = content.ownerDocument.createElement('div');
  box.append(content);
  return box.innerHTML;
}
