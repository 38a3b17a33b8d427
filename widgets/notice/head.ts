import { printedAs } from './printed-as';

/**
 * Runs in the head, before anything is painted: a notice that was dismissed never shows and leaves no
 * gap, not for one frame, on a page out of a full-page cache too.
 */
const ids = [...document.cookie.matchAll(/(?:^|; )store_notice([\w-]+)=hidden(?=;|$)/g)].map(
  ([, id]) => id as string,
);
const { adoptedStyleSheets: adopted } = document;
if (adopted) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ids.map((id) => `${printedAs(id)}{display:none!important}`).join(''));
  adopted.push(sheet);
}

/** Safari before 16.4 adopts no stylesheet, and a policy may forbid a written one. */
function hideDismissed(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(ids.map(printedAs).join() || '_'))
    notice.style.setProperty('display', 'none', 'important');
}

/** The server shows WooCommerce's notice as a block, over the shop's stylesheet; a theme may lay it out otherwise. */
function showAsThemed(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(
    '[data-widget="notice"][style*="display:block"]',
  )) {
    notice.style.display = '';
    if (getComputedStyle(notice).display === 'none') notice.style.display = 'block';
  }
}

function finish(): void {
  showAsThemed();
  if (!adopted) hideDismissed();
}

// It is an async script: the page may have been read.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', finish);
else finish();
