import type { Zoom } from './zoom';

/** How far a finger has to go, in px. */
const FAR = 50;

/**
 * Calls `step` with 1 for a swipe to the left and -1 for one to the right; the picture follows the
 * finger. A mouse has the buttons, and a zoomed picture or page scrolls under the finger.
 */
export function swipe(stage: HTMLElement, step: (by: 1 | -1) => void, zoom: Zoom): void {
  let from: number | null = null;
  const move = (by: number) => {
    const media = stage.firstElementChild as HTMLElement | null;
    stage.toggleAttribute('data-dragging', by !== 0);
    if (media) media.style.translate = by ? `${by}px` : '';
  };
  stage.onpointerdown = ({ isPrimary, pointerType, clientX }) => {
    const isFree = !zoom.isOn && (visualViewport?.scale ?? 1) < 1.01;
    from = isPrimary && pointerType !== 'mouse' && isFree ? clientX : null;
    // A second finger: they pinch.
    if (from === null) move(0);
  };
  stage.onpointermove = ({ isPrimary, clientX }) => {
    if (from !== null && isPrimary) move(clientX - from);
  };
  stage.onpointerup = ({ isPrimary, clientX }) => {
    if (from === null || !isPrimary) return;
    const by = clientX - from;
    from = null;
    move(0);
    if (Math.abs(by) >= FAR) step(by < 0 ? 1 : -1);
  };
  stage.onpointercancel = () => {
    from = null;
    move(0);
  };
}
