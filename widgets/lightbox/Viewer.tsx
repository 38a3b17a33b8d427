import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { hasModifier, stepOf } from '../../src/dom/clicks-and-keys';
import type { Translate } from '../../src/i18n/translate';
import { makeRoot } from '../../src/react/root';
import type { Shown } from './media';
import { Frame, placeOf } from './parts/Frame';
import type { HeldPresses } from './parts/hold-presses';
import { Media, type MediaState } from './parts/Media';
import { useMovement } from './parts/use-movement';
import { Zoom } from './parts/zoom';

interface ViewerProps {
  /** Where the dialog stands. */
  place: HTMLElement;
  items: readonly Shown[];
  first: number;
  t: Translate;
  close: () => void;
  /** What was pressed before. */
  held: HeldPresses;
  /** Called with which item is shown. */
  shows: (at: number) => void;
}

/** How far an arrow key moves a zoomed picture, in px. */
const PAN = 80;
/** The second click of a double click on the opener does nothing. */
const SETTLING = 500;

interface State {
  at: number;
  isAskedFor: boolean;
  media: MediaState;
}

/** The ends are ends. */
function stepped(state: State, by: number, count: number): State {
  const at = Math.min(Math.max(state.at + by, 0), count - 1);
  return at === state.at ? state : { at, isAskedFor: false, media: 'loading' };
}

/** Takes over the dialog that stands there. A viewer that crashes closes. */
export function drawViewer(props: ViewerProps, signal: AbortSignal): void {
  if (signal.aborted) return;
  const report = (_widget: string, _element: Element | null, problem: unknown) => {
    props.close();
    reportError(problem);
  };
  try {
    const end = makeRoot({ widget: 'lightbox', container: props.place, report }, <Viewer {...props} />);
    signal.addEventListener('abort', end);
  } catch (error) {
    report('lightbox', null, error);
  }
}

function Viewer({ place, items, first, t, close, held, shows }: ViewerProps) {
  const [{ at, isAskedFor, media }, set] = useState<State>({ at: first, isAskedFor: true, media: 'loading' });
  const [zoom] = useState(() => new Zoom());
  const [opened] = useState(() => performance.now());
  const isOn = () => zoom.isOn;
  const isZoomed = useSyncExternalStore(zoom.subscribe, isOn, isOn);
  const item = items[at] as Shown;

  const setMedia = useCallback((media: MediaState) => set((now) => ({ ...now, media })), []);
  // Of what is shown by then: several presses may come at once.
  const step = useCallback((by: number) => set((now) => stepped(now, by, items.length)), [items]);

  useMovement({ place, at, count: items.length, zoom, step, close });
  useEffect(() => {
    const picture = place.querySelector('img');
    // It may have come, or failed, before React.
    if (item.kind === 'image' && picture?.complete) setMedia(picture.naturalWidth ? 'ready' : 'failed');
    // The pictures that are one step away.
    for (const near of [items[at + 1], items[at - 1]]) if (near?.kind === 'image') new Image().src = near.src;
  }, [place, items, item, at, setMedia]);
  useEffect(() => {
    if (media === 'played') place.querySelector('iframe')?.focus();
  }, [place, media]);
  // Together with what is seen: Escape may come in the same moment.
  useLayoutEffect(() => shows(at), [shows, at]);
  // Together with its listeners: a press in between would count twice.
  useLayoutEffect(() => held.end(), [held]);
  // Behind the effects above: the zoom knows the picture.
  useEffect(() => held.again(), [held]);

  const on = {
    step,
    zoom: () => zoom.toggle(),
    key: (event: React.KeyboardEvent) => {
      if (isPan(event, zoom) || isStep(event, step)) event.preventDefault();
    },
    press: (event: React.MouseEvent) => {
      const isDouble = event.detail > 1 || performance.now() - opened < SETTLING;
      if (isDouble && !(event.target as Element).closest('a, button')) event.stopPropagation();
    },
    aside: ({ target }: React.MouseEvent) => {
      if (!zoom.isOn && (target as Element).matches('.mullion-lightbox__slide')) close();
    },
  };
  return (
    <Frame {...{ items, at, t, on, isZoomed }} status={isAskedFor ? '' : placeOf(items, at, t)}>
      <Media {...{ item, t, isAskedFor }} state={media} onState={setMedia} />
    </Frame>
  );
}

/** Whether a key has moved the zoomed picture. */
function isPan(event: React.KeyboardEvent, zoom: Zoom): boolean {
  const { key } = event;
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  if (!zoom.isOn || !(x || y) || hasModifier(event.nativeEvent)) return false;
  zoom.moveBy(-x * PAN, -y * PAN);
  zoom.settle();
  return true;
}

/** Whether a key has led on or back. A video has keys of its own. */
function isStep(event: React.KeyboardEvent, step: (by: number) => void): boolean {
  if (event.target instanceof HTMLMediaElement) return false;
  const by = stepOf(event.nativeEvent, event.currentTarget);
  if (by) step(by);
  return by !== 0;
}
