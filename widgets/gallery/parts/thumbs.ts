import { stepOf } from '../../../src/dom/clicks-and-keys';
import { safeUrl } from '../../../src/dom/safe-url';
import type { Translate } from '../../../src/i18n/translate';
import { lend } from './lend';

let galleries = 0;

/**
 * The row of thumbnails (APG "Tabs", chosen as the focus moves, without wrapping): one stop of the Tab
 * key, arrow keys, Home and End. WooCommerce's variation script looks for `.flex-control-nav li img`.
 */
export class Thumbs {
  readonly row = document.createElement('ul');
  readonly #slides: HTMLElement[];
  readonly #t: Translate;
  readonly #pick: (index: number) => void;
  readonly #tabs: HTMLButtonElement[];
  readonly #lent: (() => void)[] = [];

  /** @param pick Called with the index of the thumbnail that the visitor chooses. */
  constructor(slides: HTMLElement[], t: Translate, pick: (index: number) => void) {
    this.#slides = slides;
    this.#t = t;
    this.#pick = pick;
    this.row.className = 'mullion-gallery__thumbs flex-control-nav';
    this.row.setAttribute('role', 'tablist');
    this.row.setAttribute('aria-label', t('gallery.label'));
    const prefix = `mullion-gallery-${++galleries}`;
    this.#tabs = slides.map((slide, index) => this.#add(slide, prefix, index));
    for (const index of slides.keys()) this.draw(index);
    this.row.onclick = this.#click;
    this.row.onkeydown = this.#press;
  }

  /** Shows what the slide shows now. WooCommerce changes the first one's picture itself. */
  draw(index: number): void {
    const slide = this.#slides[index];
    const tab = this.#tabs[index];
    const image = tab?.firstElementChild as HTMLImageElement | undefined;
    if (!slide || !tab || !image) return;
    const alt = slide.querySelector('img')?.alt ?? '';
    const position = this.#t('gallery.picture', index + 1, this.#slides.length);
    tab.setAttribute('aria-label', alt ? `${position}: ${alt}` : position);
    if (!image.hasAttribute('data-o_src')) image.setAttribute('src', pictureOf(slide));
  }

  mark(index: number): void {
    for (const [other, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(other === index));
      tab.tabIndex = other === index ? 0 : -1;
    }
    const tab = this.#tabs[index];
    // Scrolls the row alone: scrollIntoView() would move the page too.
    if (tab) this.row.scrollTo({ left: tab.offsetLeft - (this.row.clientWidth - tab.offsetWidth) / 2 });
  }

  remove(): void {
    this.row.remove();
    for (const takeBack of this.#lent) takeBack();
  }

  #add(slide: HTMLElement, prefix: string, index: number): HTMLButtonElement {
    const tab = makeTab(`${prefix}-tab-${index}`);
    const attributes = { id: `${prefix}-${index}`, role: 'tabpanel', 'aria-labelledby': tab.id };
    this.#lent.push(lend(slide, attributes));
    tab.setAttribute('aria-controls', slide.id);
    const item = document.createElement('li');
    item.setAttribute('role', 'presentation');
    item.append(tab);
    this.row.append(item);
    return tab;
  }

  #indexOf({ target }: Event): number {
    return this.#tabs.findIndex((tab) => tab.contains(target as Node));
  }

  readonly #click = (event: Event): void => {
    const index = this.#indexOf(event);
    if (index >= 0) this.#pick(index);
  };

  readonly #press = (event: KeyboardEvent): void => {
    const from = this.#indexOf(event);
    const steps = stepOf(event, this.row);
    if (from < 0 || !steps) return;
    event.preventDefault();
    const index = Math.min(Math.max(from + steps, 0), this.#tabs.length - 1);
    this.#tabs[index]?.focus({ preventScroll: true });
    this.#pick(index);
  };
}

function makeTab(id: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.id = id;
  tab.className = 'mullion-gallery__thumb';
  tab.setAttribute('role', 'tab');
  const image = document.createElement('img');
  image.alt = '';
  image.width = image.height = 72;
  tab.append(image);
  return tab;
}

/** As it is written: the variation script compares the attribute. */
function pictureOf(slide: HTMLElement): string {
  const { thumb = '' } = slide.dataset;
  return safeUrl(thumb, { anyOrigin: true }) ? thumb : (slide.querySelector('img')?.src ?? '');
}
