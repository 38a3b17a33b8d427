/** The page, for what is scrolled to, and whatever else stands at the foot of the window. */
const ABOVE = ':root,body,.mullion-chat,.mullion-scroll-top,.mullion-petals__toggle,[data-above-notice]';

/**
 * Tells the stylesheets of what stands above the notice how high it is: `--mullion-notice-height`, in px.
 *
 * A stylesheet of its own says so to these elements alone, also to those that come later.
 *
 * @returns Gives the room back.
 */
export function keepClear(notice: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const publish = () => sheet.replaceSync(`${ABOVE}{--mullion-notice-height:${notice.offsetHeight}px}`);
  // Calls at once where there is a height, and whenever that changes; reading is free then.
  const observer = new ResizeObserver(publish);
  observer.observe(notice);
  if (notice.hidden) publish();
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
