import { hasModifier, stepOf } from '../../../src/dom/clicks-and-keys';
import { isRtl } from '../../../src/dom/geometry';
import type { Nodes } from './build-dialog';
import { pinch } from './pinch';
import { swipe } from './swipe';
import type { Zoom } from './zoom';

/** How far an arrow key moves a zoomed picture, in px. */
const PAN = 80;
/** The second click of a double click on the opener closes nothing. */
const SETTLING = 500;

/** Leads on or back; the ends are ends. */
type By = (steps: number) => void;

/** Buttons, keys, clicks beside the picture and swipes; all listeners are on the dialog's own nodes. */
export function control(nodes: Nodes, zoom: Zoom, by: By): void {
  const { dialog, stage, previous, next } = nodes;
  const opened = performance.now();
  previous.onclick = () => by(-1);
  next.onclick = () => by(1);
  nodes.zoom.onclick = () => zoom.toggle();
  stage.onclick = ({ target, timeStamp, detail }) => {
    if (detail > 1 || timeStamp - opened < SETTLING) return;
    if (target instanceof HTMLImageElement && target.parentElement === stage) zoom.toggle();
    else if (target === stage && !zoom.isOn) dialog.close();
  };
  dialog.onkeydown = (event) => press(event, stage, zoom, by);
  pinch(stage, zoom);
  swipe(stage, (step) => by(isRtl(dialog) ? -step : step), zoom);
}

function press(event: KeyboardEvent, stage: HTMLElement, zoom: Zoom, by: By): void {
  const { key, target } = event;
  // A video has keys of its own.
  if (hasModifier(event) || target instanceof HTMLMediaElement) return;
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  const steps = stepOf(event, stage);
  if (zoom.isOn && (x || y)) stage.scrollBy(x * PAN, y * PAN);
  else if (steps) by(steps);
  else return;
  event.preventDefault();
}
