import { styled } from '../../src/chunks/styled';
import { readConfig } from '../../src/contract/config';
import { createTranslate } from '../../src/i18n/translate';
import { openDialog } from '../../src/ui/dialog';
import { type Media, mediaOf } from './media';
import { buildDialog } from './parts/build-dialog';
import { control } from './parts/controls';
import { mediaElement } from './parts/media-element';
import { zoomer } from './parts/zoom';

/** A picture or video to show; every text is shown as text. */
export interface Item {
  /** A picture, a video file, or a page of YouTube or Vimeo. */
  href: string;
  caption?: string;
  /** Of a picture; also the caption where there is none. */
  alt?: string;
  /** A small picture that the page has already, shown in place of a video until it plays. */
  poster?: string;
}

export interface OpenOptions {
  /** Which of the items is shown first. */
  index?: number;
  /** Where the focus goes back to; by default what has it now. */
  opener?: HTMLElement | null;
}

export type Shown = Item & Media;

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
  return present(usable, Math.max(0, first ? usable.indexOf(first) : 0), {
    opener,
    t: createTranslate(config.strings),
  });
}

interface Surroundings {
  opener: HTMLElement | null;
  t: (key: string, ...values: (string | number)[]) => string;
}

function present(items: Shown[], first: number, { opener, t }: Surroundings): () => void {
  const nodes = buildDialog(t, items.length);
  const { dialog, stage, caption, counter, status, previous, next } = nodes;
  const zoom = zoomer(stage, nodes.zoom, t);
  let at = -1;

  const show = (goal: number) => {
    const to = Math.min(Math.max(goal, 0), items.length - 1);
    const item = items[to];
    if (!item || to === at) return;
    const isFirst = at < 0;
    at = to;
    stage.replaceChildren(mediaElement(item, t, isFirst));
    zoom.reset(item.kind === 'image');
    tell(item, isFirst);
    previous.setAttribute('aria-disabled', String(!to));
    next.setAttribute('aria-disabled', String(to === items.length - 1));
    for (const { kind, src } of [items[to + 1], items[to - 1]].filter((near) => near !== undefined))
      if (kind === 'image') new Image().src = src;
  };

  /** Opening, the dialog's name says where one is; after that the live region does. */
  const tell = ({ caption: said, alt }: Shown, isFirst: boolean) => {
    const text = said || alt || '';
    const position = items.length > 1 ? t('lightbox.position', at + 1, items.length) : '';
    caption.textContent = text;
    counter.textContent = items.length > 1 ? `${at + 1} / ${items.length}` : '';
    dialog.setAttribute('aria-label', [t('lightbox.viewer'), position, text].filter(Boolean).join(', '));
    if (!isFirst) status.textContent = [position, text].filter(Boolean).join(', ');
  };

  document.body.append(dialog);
  control(nodes, { zoom, go: show, by: (step) => show(at + step), last: items.length - 1 });
  show(first);
  return openDialog(dialog, { opener, onClose: () => dialog.remove() });
}
