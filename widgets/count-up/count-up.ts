import { duration } from '../../src/motion/duration';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import type { attributes as schema } from './contract';
import { type FoundNumber, findNumber } from './number';
import { setStage } from './stage';

/** How much of the number has to be in view: a sliver would count unseen. */
const SEEN = 0.5;

/** Milliseconds of the whole count. */
const time = () => duration('count-up', 1000);

/**
 * Counts the number in the text up when it is first scrolled into view.
 *
 * @throws WidgetError (`bad-markup`) for a text without a number.
 */
export function startCountUp({ element, attributes }: Instance<typeof schema>): Cleanup | undefined {
  const { node, found } = numberIn(element, attributes.value);
  if (!time()) return;
  const stage = setStage(node, found);
  const end = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      // Before it is seen, so that no real number jumps back to 0 before a visitor's eyes.
      if ((entries.at(-1)?.intersectionRatio ?? 0) < SEEN) stage.show(found.write(0));
      else {
        observer.disconnect();
        count(found, stage.show, end);
      }
    },
    { threshold: SEEN },
  );
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    stage.clear();
  });
  observer.observe(stage.number);
  return () => end.abort();
}

/** Counts in steps of 10 ms, a second in all; `end` is aborted when the real number is to be seen. */
function count({ value, write }: FoundNumber, show: (now: string) => void, end: AbortController): void {
  const step = duration('count-up-step', 10) || 10;
  const steps = Math.ceil(time() / step);
  const began = performance.now();
  let frame = 0;
  // Steps between two frames would never be seen: each frame shows the last one that is due.
  const tick = (now: number) => {
    const due = Math.max(0, Math.floor((now - began) / step));
    if (due >= steps || document.hidden) return end.abort();
    show(write((value * due) / steps));
    frame = requestAnimationFrame(tick);
  };
  const finishHidden = () => document.hidden && end.abort();
  document.addEventListener('visibilitychange', finishHidden, { signal: end.signal });
  end.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  tick(began);
}

/** The first text in `element` that holds a number. */
function numberIn(element: HTMLElement, machine: string): { node: Text; found: FoundNumber } {
  const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const found = findNumber(node.data, language, machine);
    if (found) return { node, found };
  }
  const text = JSON.stringify(element.textContent?.trim().slice(0, 80));
  throw new WidgetError('bad-markup', 'count-up', `${text} holds no number to count to.`);
}
