import { Ticking } from './ticking';

/** How long a page has to rest, and how long at most it is waited for. */
const REST = 400;
const AT_MOST = 2000;

/**
 * Looks at the page now and again after each change of it, without looking at a moving slider all the time.
 *
 * @param look Given the elements that tick.
 */
export function watchPage(look: (ticking: ReadonlySet<HTMLElement>) => void): () => void {
  const ticking = new Ticking();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const again = () => {
    clearTimeout(rest);
    since ||= Date.now();
    rest = setTimeout(
      () => {
        since = 0;
        look(ticking.elements);
      },
      Math.max(0, Math.min(REST, since + AT_MOST - Date.now())),
    );
  };
  const observer = new MutationObserver((records) => {
    const now = Date.now();
    for (const { target, type } of records) {
      const element = target instanceof HTMLElement ? target : target.parentElement;
      if (element && type !== 'attributes') ticking.note(element, now);
    }
    again();
  });
  // Libraries tell by classes that they have begun; a slide that moves changes its style alone.
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['class', 'data-state'],
  });
  look(ticking.elements);
  again();
  return () => {
    clearTimeout(rest);
    observer.disconnect();
  };
}
