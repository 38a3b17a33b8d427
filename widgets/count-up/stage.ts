import type { FoundNumber } from './number';

/**
 * Puts a moving number over the real one.
 *
 * The real one stays in the text, in its place and at its width: search engines, screen readers and
 * the browser's search find it at all times, and nothing shifts. The moving one is an attribute that
 * the stylesheet draws, so the page's text never holds a second number, and without the stylesheet
 * the real one is what is seen.
 */
export function setStage(node: Text, { index, written }: FoundNumber) {
  const text = node.data;
  const rest = node.splitText(index);
  rest.data = rest.data.slice(written.length);
  const number = span('number');
  const moving = span('moving');
  const real = span('real');
  real.textContent = written;
  moving.setAttribute('aria-hidden', 'true');
  number.append(real);
  node.after(number);

  return {
    number,
    show(now: string) {
      if (moving.dataset.now === now) return;
      moving.dataset.now = now;
      if (!moving.isConnected) number.prepend(moving);
    },
    /** Gives the text back as it was, in the very node that held it. */
    clear() {
      number.remove();
      rest.remove();
      node.data = text;
    },
  };
}

function span(part: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `mullion-count-up__${part}`;
  return element;
}
