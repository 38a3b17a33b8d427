import type { Page } from '@playwright/test';

/**
 * Takes away what Safari of iOS 15.6 has not, the oldest browser that Mullion is written for (docs/architecture.md,
 * "Browsers").
 */
export const beOlder = (page: Page) =>
  page.addInitScript(() => {
    const take = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    take(AbortSignal, 'any', 'timeout');
    take(URL, 'canParse', 'parse');
    take(Element.prototype, 'checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore');
    take(HTMLFormElement.prototype, 'requestSubmit');
    take(Document.prototype, 'adoptedStyleSheets');
    take(window, 'CSSStyleSheet');
    take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    take(Document.prototype, 'startViewTransition', 'onscrollend', 'prerendering');
    take(
      window,
      'requestIdleCallback',
      'scheduler',
      'navigation',
      'cookieStore',
      'trustedTypes',
      'onscrollend',
    );
    take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    take(
      Set.prototype,
      'union',
      'intersection',
      'difference',
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
    );
    take(Object, 'groupBy');
    take(Map, 'groupBy');
    take(Promise, 'withResolvers');
    take(Array, 'fromAsync');
    const iterator = (window as { Iterator?: { prototype: object } }).Iterator;
    if (iterator)
      take(iterator.prototype, 'map', 'filter', 'take', 'drop', 'some', 'every', 'find', 'toArray');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
