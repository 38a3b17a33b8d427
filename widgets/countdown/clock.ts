const UNITS = [86_400, 3600, 60, 1];

/**
 * Puts a clock into the element, over its own content, which keeps its place and is not seen. It is a
 * timer without a live region: who asks hears the time left, and the date is its name.
 */
export function clockIn(element: HTMLElement, name: string, labels: string[]) {
  const own = part('mullion-countdown__text');
  own.append(...element.childNodes);
  const clock = part('mullion-countdown__clock');
  clock.setAttribute('role', 'timer');
  clock.setAttribute('aria-label', name);
  const numbers = labels.map((label) => {
    const unit = part('mullion-countdown__unit');
    const number = part('mullion-countdown__number');
    const word = part('mullion-countdown__label');
    word.textContent = label;
    unit.append(number, ' ', word, ' ');
    clock.append(unit);
    return number;
  });
  element.append(own, clock);
  element.dataset.running = '';

  return {
    show(seconds: number) {
      let left = seconds;
      for (const [at, size] of UNITS.entries()) {
        const text = String(Math.floor(left / size)).padStart(2, '0');
        const number = numbers[at];
        if (number && number.textContent !== text) number.textContent = text;
        left %= size;
      }
    },
    /** Shows a sentence instead, in the same place. */
    replace(text: string) {
      clock.removeAttribute('role');
      clock.removeAttribute('aria-label');
      clock.className = 'mullion-countdown__ended';
      clock.textContent = text;
    },
    giveBack() {
      clock.remove();
      own.replaceWith(...own.childNodes);
      delete element.dataset.running;
    },
  };
}

function part(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}
