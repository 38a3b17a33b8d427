import type { Zoom } from './zoom';

/** Two fingers make the picture larger and smaller; the page, and with it the buttons, stays as it is. */
export function pinch(stage: HTMLElement, zoom: Zoom): void {
  let width = 0;
  let apart = 0;
  const fingers = ({ touches: [one, two] }: TouchEvent) => {
    if (!one || !two) return null;
    const { left, top } = stage.getBoundingClientRect();
    return {
      apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
      x: (one.clientX + two.clientX) / 2 - left,
      y: (one.clientY + two.clientY) / 2 - top,
    };
  };
  stage.addEventListener('touchstart', (event) => {
    width = zoom.width;
    apart = fingers(event)?.apart ?? 0;
  });
  const move = (event: TouchEvent) => {
    const now = fingers(event);
    if (!now || !apart || !width) return;
    event.preventDefault();
    zoom.to((width * now.apart) / apart, now);
  };
  stage.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel']) stage.addEventListener(type, () => zoom.settle());
}
