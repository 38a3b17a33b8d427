/** Seconds of a day, an hour, a minute and one. */
const UNITS = [86_400, 3600, 60, 1];

/**
 * A clock in an element, over its own content, which keeps its place and is not seen. It is a timer
 * without a live region: who asks hears the time left, and the date is its name.
 */
export class Clock {
  readonly #element: HTMLElement;
  readonly #own = part('text');
  readonly #face = part('clock');
  readonly #numbers: HTMLElement[];

  /** @param labels What stands below days, hours, minutes and seconds. */
  constructor(element: HTMLElement, name: string, labels: string[]) {
    this.#element = element;
    this.#face.setAttribute('role', 'timer');
    this.#face.setAttribute('aria-label', name);
    this.#numbers = labels.map((label) => this.#addUnit(label));
  }

  start(): void {
    this.#own.append(...this.#element.childNodes);
    this.#element.append(this.#own, this.#face);
    this.#element.dataset.running = '';
  }

  /** Gives the element its own content back. */
  stop(): void {
    this.#face.remove();
    this.#own.replaceWith(...this.#own.childNodes);
    delete this.#element.dataset.running;
  }

  show(seconds: number): void {
    let left = seconds;
    for (const [at, size] of UNITS.entries()) {
      const text = String(Math.floor(left / size)).padStart(2, '0');
      const number = this.#numbers[at];
      if (number && number.textContent !== text) number.textContent = text;
      left %= size;
    }
  }

  /** Shows a sentence instead, in the same place. */
  replace(text: string): void {
    this.#face.removeAttribute('role');
    this.#face.removeAttribute('aria-label');
    this.#face.className = 'mullion-countdown__ended';
    this.#face.textContent = text;
  }

  #addUnit(label: string): HTMLElement {
    const unit = part('unit');
    const number = part('number');
    const word = part('label');
    word.textContent = label;
    unit.append(number, ' ', word, ' ');
    this.#face.append(unit);
    return number;
  }
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `mullion-countdown__${name}`;
  return element;
}
