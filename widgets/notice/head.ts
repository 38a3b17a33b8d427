/**
 * Runs in the head, before anything is painted: a notice that was dismissed never shows and leaves no
 * gap, not for one frame, on a page out of a full-page cache too.
 */
const ids = [...document.cookie.matchAll(/(?:^|; )store_notice([\w-]+)=hidden(?=;|$)/g)].map(([, id]) => id);
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ids.map((id) => `[data-widget="notice"][data-notice-id="${id}"]{display:none!important}`).join(''),
);
document.adoptedStyleSheets.push(sheet);

export {};
