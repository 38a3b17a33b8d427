import type { Page } from '@playwright/test';
import { type Text, textsOf } from './texts';

/**
 * Hears everything that a page with its scripts says while it is used: what stands in it at the end,
 * what came and went (live regions, overlays, names that change), and what a dialog asked.
 */
export async function listenTo(page: Page): Promise<() => Promise<Text[]>> {
  const asked: Text[] = [];
  page.on('dialog', (dialog) => {
    asked.push({ where: 'a dialog of the browser', text: dialog.message() });
    void dialog.accept();
  });
  await page.addInitScript(`window.textsOf = ${textsOf}; window.heard = [];`);
  await page.addInitScript(hear);
  return async () => {
    const heard = await page.evaluate(() => [...window.heard, ...window.textsOf(document)]);
    return [...asked.splice(0), ...heard];
  };
}

declare global {
  interface Window {
    heard: Text[];
  }
}

/** Runs in the page. */
function hear() {
  const say = (where: string, text: string | null | undefined) => {
    if (text?.trim()) window.heard.push({ where, text: text.trim() });
  };
  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt'];
  const options = { subtree: true, childList: true, characterData: true, attributeFilter: SAID };
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'characterData' && !target.parentElement?.matches('script, style, noscript'))
        say('a text that changed', target.textContent);
      if (type === 'attributes')
        say(`${attributeName}`, (target as Element).getAttribute(`${attributeName}`));
      for (const node of addedNodes)
        if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.matches('script, style, noscript'))
          say('a text that came', node.textContent);
        else if (node instanceof HTMLElement && node.closest('[aria-live], [role=status], [role=alert]'))
          say('a live region', node.innerText);
    }
  }).observe(document, options);
}
