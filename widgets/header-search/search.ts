import { isEscape } from '../../src/dom/clicks-and-keys';
import type { Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';

/**
 * Adds to a `<details>`, which opens and closes by itself, what a search form wants: the focus goes
 * into the field and comes back on Escape; a press or the focus elsewhere closes it.
 *
 * @throws WidgetError (`bad-markup`) where it is no `<details>`, or summary or field are missing.
 */
export function startSearch({ element, signal }: Instance): void {
  const summary = element.querySelector('summary');
  const field = element.querySelector<HTMLInputElement>('input[type="search"], input[name="s"]');
  if (!(element instanceof HTMLDetailsElement) || !summary || !field)
    throw new WidgetError(
      'bad-markup',
      'header-search',
      'It should be a <details> with a <summary> and a search field.',
    );
  new Search(element, summary, field).start(signal);
}

class Search {
  readonly #details: HTMLDetailsElement;
  readonly #summary: HTMLElement;
  readonly #field: HTMLInputElement;

  constructor(details: HTMLDetailsElement, summary: HTMLElement, field: HTMLInputElement) {
    this.#details = details;
    this.#summary = summary;
    this.#field = field;
  }

  start(signal: AbortSignal): void {
    const closeElsewhere = (event: Event) => this.#closeElsewhere(event);
    this.#summary.addEventListener('click', (event) => this.#open(event), { signal });
    this.#details.addEventListener('keydown', (event) => this.#closeOnEscape(event), { signal });
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    // It was opened before this chunk had come.
    if (this.#details.open && document.activeElement === this.#summary) this.#enter();
  }

  #open(event: Event): void {
    if (this.#details.open) return;
    // At once and not on "toggle": a phone shows its keyboard only within the tap.
    event.preventDefault();
    this.#details.open = true;
    this.#enter();
  }

  #enter(): void {
    this.#field.focus();
    this.#field.select(); // of a page of results: the next word replaces the last
  }

  #closeOnEscape(event: KeyboardEvent): void {
    if (!isEscape(event) || !this.#details.open) return;
    event.preventDefault();
    this.#details.open = false;
    this.#summary.focus();
  }

  #closeElsewhere(event: Event): void {
    if (!event.composedPath().includes(this.#details)) this.#details.open = false;
  }
}
