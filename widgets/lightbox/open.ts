import { styled } from '../../src/chunks/styled';
import { readConfig } from '../../src/contract/config';
import { createTranslate } from '../../src/i18n/translate';
import { openDialog } from '../../src/ui/dialog';
import { type Item, mediaOf, type Shown } from './media';
import { FrameInPlace } from './parts/Frame.tsx?as-nodes';
import { holdPresses } from './parts/hold-presses';
import { Media } from './parts/Media.tsx?as-nodes';

export interface OpenOptions {
  /** Which of the items is shown first. */
  index?: number;
  /** Where the focus goes back to; by default what has it now. */
  opener?: HTMLElement | null;
  /** Called when it is closed, with which of the items was shown last. */
  onClosed?: (index: number) => void;
}

/** Closes what was asked for last: the viewer, or the wish for one while its styles are on their way. */
let closeLast = () => {};

/**
 * Opens the viewer: a modal dialog with one of the items, and the way to the others, which ends at
 * the first and the last. Items whose address is none of http(s) are left out.
 *
 * It is there before React: what is pressed until then is held. Where React cannot be had, the dialog shows
 * the one item. There is one viewer at a time: the one that was asked for last.
 *
 * @returns Closes it; calling it twice is harmless.
 */
export async function open(items: readonly Item[], options: OpenOptions = {}): Promise<() => void> {
  const { index = 0, opener = document.activeElement as HTMLElement | null, onClosed } = options;
  const shown = items.map(shownOf);
  const usable = shown.filter((item) => item !== null);
  const wanted = shown[index];
  const at = wanted ? usable.indexOf(wanted) : 0;
  const item = usable[at];
  if (!item) return () => {};
  const config = readConfig();
  closeLast();
  let isWanted = true;
  closeLast = () => {
    isWanted = false;
  };
  await styled(config, 'lightbox');
  if (!isWanted) return () => {};

  const t = createTranslate(config.strings);
  const media = Media({ item, t, isAskedFor: true, state: 'loading' });
  const place = FrameInPlace({ items: usable, at, t, children: media });
  const dialog = place.firstElementChild as HTMLDialogElement;
  document.body.append(place);
  const stop = new AbortController();
  let last = item;
  const shows = (at: number) => {
    last = usable[at] ?? last;
  };
  const onClose = () => {
    stop.abort();
    place.remove();
    onClosed?.(shown.indexOf(last));
  };
  const close = openDialog(dialog, { opener, isSealed: true, onClose });
  closeLast = close;
  const held = holdPresses(dialog, stop.signal);
  fetchViewer().then(
    ({ drawViewer }) => drawViewer({ place, items: usable, first: at, t, close, held, shows }, stop.signal),
    () => dialog.setAttribute('data-state', 'failed'),
  );
  return close;
}

/**
 * Asks for React and glightbox together: each chunk would name the next only once it has come. They are no
 * imports of this chunk, which opens the dialog before them.
 */
export function fetchViewer(): Promise<typeof import('./Viewer')> {
  for (const part of [import('react-dom/client'), import('./parts/movement')]) part.catch(() => {});
  return import('./Viewer');
}

function shownOf(item: Item): Shown | null {
  const media = mediaOf(item.href);
  return media && { ...item, ...media, text: item.caption || item.alt || '' };
}
