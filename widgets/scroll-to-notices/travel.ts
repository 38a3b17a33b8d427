import { duration } from '../../src/motion/duration';
import { scrollPage } from '../../src/motion/scroll-page';

/** Scrolls the page to `above` px before an element; resolves when it is there, or has been stopped. */
export async function travel(to: Element, above: number, signal: AbortSignal): Promise<void> {
  const top = to.getBoundingClientRect().top + scrollY - above;
  await scrollPage(top, duration('notices-scroll', 1000), signal);
}
