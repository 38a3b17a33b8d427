import { isRtl } from '../../../src/dom/is-rtl';
import type { Nodes } from './build-dialog';
import { pinch } from './pinch';
import { swipe } from './swipe';
import type { Zoom } from './zoom';

interface Actions {
  zoom: Zoom;
  go(index: number): void;
  by(step: number): void;
  last: number;
}

/** How far an arrow key moves a zoomed picture, in px. */
const PAN = 80;
/** The second click of a double click on the opener closes nothing. */
const SETTLING = 500;

/** Buttons, keys, clicks beside the picture and swipes; all listeners are on the dialog's own nodes. */
export function control({ dialog, stage, previous, next, zoom: button }: Nodes, actions: Actions): void {
  const { zoom, by } = actions;
  const opened = performance.now();
  const forward = () => (isRtl(dialog) ? -1 : 1);
  previous.onclick = () => by(-1);
  next.onclick = () => by(1);
  button.onclick = zoom.toggle;
  stage.onclick = ({ target, timeStamp, detail }) => {
    if (detail > 1 || timeStamp - opened < SETTLING) return;
    if (target instanceof HTMLImageElement && target.parentElement === stage) zoom.toggle();
    else if (target === stage && !zoom.isOn()) dialog.close();
  };
  dialog.onkeydown = (event) => press(event, actions, { stage, forward: forward() });
  pinch(stage, zoom);
  swipe(stage, (step) => by(step * forward()), zoom.isOn);
}

interface Place {
  stage: HTMLElement;
  /** What the right arrow adds. */
  forward: number;
}

function press(event: KeyboardEvent, { zoom, go, by, last }: Actions, { stage, forward }: Place): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  // A video has keys of its own.
  if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement) return;
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  if (key === 'Home') go(0);
  else if (key === 'End') go(last);
  else if (zoom.isOn() && (x || y)) stage.scrollBy(x * PAN, y * PAN);
  else if (x) by(x * forward);
  else return;
  event.preventDefault();
}
