import { duration } from '../../src/motion/duration';
import { scrollPage } from '../../src/motion/scroll-page';

/** The room left above a notice, in px. */
const ABOVE = 100;

/** Scrolls the page to an element; resolves when it is there, or has been stopped. */
export async function travel(to: Element, signal: AbortSignal): Promise<void> {
  const top = to.getBoundingClientRect().top + scrollY - ABOVE;
  await scrollPage(top, duration('notices-scroll', 1000), signal);
}
