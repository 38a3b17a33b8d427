import { isShown } from '../../src/dom/is-shown';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { isLive, Journey } from './journey';
import { answerJQuery } from './jquery';

/**
 * A region of notices: one that comes into it, as a form's answer does, is scrolled to, gets the
 * focus and is spoken once. Other scripts ask for the same by `jQuery.scroll_to_notices`.
 */
export function startScrollToNotices({ element, t, announce, signal }: Instance): Cleanup {
  const journey = new Journey({ t, announce });
  showSent(element, journey);
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const notice = [...element.children].find((child) =>
      added.some((node) => child.contains(node) && isNews(child)),
    );
    if (notice instanceof HTMLElement) journey.to(notice);
  });
  observer.observe(element, { childList: true, subtree: true });
  answerJQuery(journey, signal);
  return () => {
    observer.disconnect();
    journey.endIfGone();
  };
}

/** A theme's closed drawer, which may hold one, is there and cannot be seen. */
const isNews = (notice: Element) =>
  notice.textContent.trim() !== '' && isShown(notice, { visibilityProperty: true });

/** What WooCommerce's script gives the focus to when a page opens, wherever a theme prints it. */
const OF_THE_SHOP = ['woocommerce-message', 'woocommerce-error', 'wc-block-components-notice-banner']
  .map((name) => `.${name}[role="alert"]`)
  .join();

/**
 * A page that came as a form's answer, with its notice in it. It is left alone when it was reloaded
 * or gone back to, leads to a place of its own, or the visitor has begun to fill something in; one that is scrolled
 * stays where it is, and its notice has the focus.
 */
function showSent(element: HTMLElement, journey: Journey): void {
  const inside = element.matches('[role="alert"]') ? [] : element.children;
  const notices = [...inside, ...document.querySelectorAll(OF_THE_SHOP)];
  const notice = notices.find((child) => isNews(child) && isLive(child));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFocusFree = (document.activeElement ?? document.body) === document.body;
  if (!(notice instanceof HTMLElement) || navigation?.type !== 'navigate' || location.hash || !isFocusFree)
    return;
  journey.to(notice, { isSpoken: false, isHeld: scrollY > 0 });
}
