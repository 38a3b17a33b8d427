import { styled } from '../../src/chunks/styled';
import { readConfig } from '../../src/contract/config';
import { createTranslate, type Translate } from '../../src/i18n/translate';
import { openDialog } from '../../src/ui/dialog';
import { type Item, mediaOf, type Shown } from './media';
import { buildDialog, type Nodes } from './parts/build-dialog';
import { control } from './parts/controls';
import { mediaElement } from './parts/media-element';
import { Zoom } from './parts/zoom';

export interface OpenOptions {
  /** Which of the items is shown first. */
  index?: number;
  /** Where the focus goes back to; by default what has it now. */
  opener?: HTMLElement | null;
}

/**
 * Opens the viewer: a modal dialog with one of the items, and the way to the others, which ends at
 * the first and the last. Items whose address is none of http(s) are left out.
 *
 * @returns Closes it; calling it twice is harmless.
 */
export async function open(items: readonly Item[], options: OpenOptions = {}): Promise<() => void> {
  const { index = 0, opener = document.activeElement as HTMLElement | null } = options;
  const shown = items.map((item) => ({ ...item, ...mediaOf(item.href) }) as Shown);
  const usable = shown.filter(({ src }) => src);
  const first = shown[index];
  if (!usable.length) return () => {};
  const config = readConfig();
  await styled(config, 'lightbox');
  const viewer = new Viewer(usable, createTranslate(config.strings));
  return viewer.open(Math.max(0, first ? usable.indexOf(first) : 0), opener);
}

/** The dialog, and which of the items is in it. */
class Viewer {
  readonly #items: Shown[];
  readonly #t: Translate;
  readonly #nodes: Nodes;
  readonly #zoom: Zoom;
  #at = -1;

  constructor(items: Shown[], t: Translate) {
    this.#items = items;
    this.#t = t;
    this.#nodes = buildDialog(t, items.length);
    this.#zoom = new Zoom(this.#nodes.stage, this.#nodes.zoom, t);
  }

  open(first: number, opener: HTMLElement | null): () => void {
    const { dialog } = this.#nodes;
    document.body.append(dialog);
    control(this.#nodes, this.#zoom, (steps) => this.#show(this.#at + steps));
    this.#show(first);
    return openDialog(dialog, { opener, onClose: () => dialog.remove() });
  }

  #show(goal: number): void {
    const to = Math.min(Math.max(goal, 0), this.#items.length - 1);
    const item = this.#items[to];
    if (!item || to === this.#at) return;
    const { stage, previous, next } = this.#nodes;
    const isFirst = this.#at < 0;
    this.#at = to;
    stage.replaceChildren(mediaElement(item, this.#t, isFirst));
    this.#zoom.reset(item.kind === 'image');
    this.#tell(item, isFirst);
    previous.setAttribute('aria-disabled', String(!to));
    next.setAttribute('aria-disabled', String(to === this.#items.length - 1));
    this.#fetchNear();
  }

  /** Opening, the dialog's name says where one is; after that the live region does. */
  #tell({ caption: said, alt }: Shown, isFirst: boolean): void {
    const { dialog, caption, counter, status } = this.#nodes;
    const count = this.#items.length;
    const text = said || alt || '';
    const position = count > 1 ? this.#t('lightbox.position', this.#at + 1, count) : '';
    caption.textContent = text;
    counter.textContent = count > 1 ? `${this.#at + 1} / ${count}` : '';
    dialog.setAttribute(
      'aria-label',
      [this.#t('lightbox.viewer'), position, text].filter(Boolean).join(', '),
    );
    if (!isFirst) status.textContent = [position, text].filter(Boolean).join(', ');
  }

  /** The pictures that are one step away. */
  #fetchNear(): void {
    for (const near of [this.#items[this.#at + 1], this.#items[this.#at - 1]])
      if (near?.kind === 'image') new Image().src = near.src;
  }
}
