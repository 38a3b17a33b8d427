import DragSlides from 'glightbox/src/js/core/drag.js';
import touchNavigation from 'glightbox/src/js/core/touch-navigation.js';
import ZoomImages from 'glightbox/src/js/core/zoom.js';
import { duration } from '../../../src/motion/duration';
import type { Lightbox } from './glightbox';
import type { Zoom } from './zoom';

/** What is shown now. Steps are as on the screen: 1 is to the right, whichever way the page runs. */
export interface Viewed {
  stage: HTMLElement;
  overlay: HTMLElement;
  /** `null` where a video is shown, which the mouse does not drag. */
  image: HTMLImageElement | null;
  zoom: Zoom;
  isEnd: (by: number) => boolean;
  step: (by: number) => void;
  close: () => void;
}

/**
 * Moves what is shown under fingers and the mouse: swipe, drag, pinch, and taps, until the cleanup.
 * The parts are glightbox's (glightbox.patch.mjs); of its lightbox they are given what they ask for.
 */
export function move(viewed: Viewed): () => void {
  const { stage, overlay, image, zoom, isEnd, step, close } = viewed;
  const lightbox: Lightbox = {
    events: {},
    elements: { length: 3 },
    // The middle of three, unless there is nothing beside it.
    get index() {
      return isEnd(-1) ? 0 : isEnd(1) ? 2 : 1;
    },
    settings: { touchFollowAxis: true },
    slidesContainer: stage,
    activeSlide: stage,
    overlay,
    zoom,
    nextSlide: () => step(1),
    prevSlide: () => step(-1),
    close,
  };
  touchNavigation(lightbox);
  listenToTaps(lightbox, viewed);
  if (image) dragByMouse(lightbox, viewed, image);
  return () => lightbox.events.touch?.destroy();
}

/** A touch makes no click: glightbox prevents it. */
function listenToTaps({ events }: Lightbox, { stage, zoom, close }: Viewed): void {
  const { touch } = events;
  let start: Touch | undefined;
  touch?.on('touchStart', ({ touches }) => {
    start = touches.length > 1 ? undefined : touches[0];
  });
  const tap = ({ target, changedTouches: [finger] }: TouchEvent, isDouble: boolean) => {
    // glightbox also calls it a tap when a finger has gone a little way, or was one of two.
    if (!start || !finger || distance(start, finger) > 10) return;
    if (target instanceof HTMLImageElement) zoom.toggle({ x: finger.clientX, y: finger.clientY });
    else if (!isDouble && !zoom.isOn) close();
  };
  touch?.on('singleTap', (event) => tap(event, false));
  touch?.on('doubleTap', (event) => tap(event, true));
  const rest = () => {
    zoom.settle();
    // After glightbox has decided whether that was a swipe.
    setTimeout(() => putBack(stage));
  };
  touch?.on('touchEnd', rest);
  touch?.on('touchCancel', rest);
}

const distance = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** What glightbox leaves where a finger let it go. */
function putBack(stage: HTMLElement): void {
  for (const slide of stage.querySelectorAll<HTMLElement>('.mullion-lightbox__slide:not(.greset)'))
    Object.assign(slide.style, { transform: '', opacity: '' });
}

function dragByMouse(lightbox: Lightbox, { stage, zoom, isEnd }: Viewed, image: HTMLImageElement): void {
  const slide = new MouseDrag({ dragEl: image, slide: stage, instance: lightbox, toleranceY: 65 }, isEnd);
  const part = new MousePan(image, stage, zoom);
  image.addEventListener('mouseleave', (event) => {
    slide.dragEnd(event);
    part.dragEnd(event);
  });
}

class MouseDrag extends DragSlides {
  readonly #isEnd: Viewed['isEnd'];

  constructor(config: ConstructorParameters<typeof DragSlides>[0], isEnd: Viewed['isEnd']) {
    super(config);
    this.#isEnd = isEnd;
    this.dragContainer = this.el.closest('.ginner-container') as HTMLElement;
  }

  /** Only one slide is there at a time; the ends are those of the group. */
  override shouldChange(): 'left' | 'right' | false {
    if (Math.abs(this.currentX) < this.toleranceX || this.#isEnd(this.currentX > 0 ? -1 : 1)) return false;
    return this.currentX > 0 ? 'right' : 'left';
  }

  /** Not at the end of every press: it would take the zoom away. */
  override dragEnd(event: MouseEvent | null): void {
    if (this.active) super.dragEnd(event);
  }

  override setTranslate(node: HTMLElement, x: number, y: number, isAnimated?: boolean): void {
    super.setTranslate(node, x, y, isAnimated && duration('panel') > 0);
  }
}

/** The picture's scale is the viewer's own: it is also that of fingers, keys and the button. */
class MousePan extends ZoomImages {
  readonly #zoom: Zoom;

  constructor(image: HTMLImageElement, stage: HTMLElement, zoom: Zoom) {
    super(image, stage);
    this.#zoom = zoom;
  }

  override dragStart(event: MouseEvent): void {
    this.zoomedIn = this.#zoom.isOn;
    this.xOffset = this.#zoom.x;
    this.yOffset = this.#zoom.y;
    super.dragStart(event);
  }

  override dragEnd(event: MouseEvent): void {
    super.dragEnd(event);
    this.#zoom.settle();
  }

  override setTranslate(_image: HTMLElement, x: number, y: number): void {
    this.#zoom.moveTo(x, y);
  }

  override zoomIn(): void {
    this.#zoom.toggle();
  }

  override zoomOut(): void {
    this.#zoom.to(1);
  }
}
