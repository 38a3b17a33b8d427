import { safeUrl } from '../../../src/dom/safe-url';
import { lend } from './lend';
import { goalOf } from './thumb-keys';

type Translate = (key: string, ...values: (string | number)[]) => string;

export type Thumbs = ReturnType<typeof createThumbs>;

let galleries = 0;

/**
 * The row of thumbnails (APG "Tabs", chosen as the focus moves, without wrapping): one stop of the Tab
 * key, arrow keys, Home and End. WooCommerce's variation script looks for `.flex-control-nav li img`.
 */
export function createThumbs(slides: HTMLElement[], t: Translate) {
  const prefix = `mullion-gallery-${++galleries}`;
  const row = document.createElement('ul');
  row.className = 'mullion-gallery__thumbs flex-control-nav';
  row.setAttribute('role', 'tablist');
  row.setAttribute('aria-label', t('gallery.label'));
  const lent: (() => void)[] = [];
  const tabs = slides.map((slide, index) => {
    const tab = makeTab(`${prefix}-tab-${index}`);
    lent.push(lend(slide, { id: `${prefix}-${index}`, role: 'tabpanel', 'aria-labelledby': tab.id }));
    tab.setAttribute('aria-controls', slide.id);
    const item = document.createElement('li');
    item.setAttribute('role', 'presentation');
    item.append(tab);
    row.append(item);
    return tab;
  });

  /** Shows what the slide shows now. WooCommerce changes the first one's picture itself. */
  const draw = (index: number) => {
    const slide = slides[index];
    const tab = tabs[index];
    const image = tab?.firstElementChild as HTMLImageElement | undefined;
    if (!slide || !tab || !image) return;
    const alt = slide.querySelector('img')?.alt ?? '';
    const position = t('gallery.picture', index + 1, slides.length);
    tab.setAttribute('aria-label', alt ? `${position}: ${alt}` : position);
    if (!image.hasAttribute('data-o_src')) image.setAttribute('src', pictureOf(slide));
  };
  for (const index of slides.keys()) draw(index);

  return {
    row,
    draw,
    mark(index: number) {
      for (const [other, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(other === index));
        tab.tabIndex = other === index ? 0 : -1;
      }
      const tab = tabs[index];
      // Scrolls the row alone: scrollIntoView() would move the page too.
      if (tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
    },
    onPick(pick: (index: number) => void) {
      row.onclick = ({ target }) => {
        const index = tabs.findIndex((tab) => tab.contains(target as Node));
        if (index >= 0) pick(index);
      };
      row.onkeydown = (event) => {
        const index = goalOf(event, tabs);
        if (index === null) return;
        event.preventDefault();
        tabs[index]?.focus({ preventScroll: true });
        pick(index);
      };
    },
    remove() {
      row.remove();
      for (const takeBack of lent) takeBack();
    },
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
