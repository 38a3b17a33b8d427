/** The parts of glightbox that the viewer uses; the package has types for the whole only. */
declare module 'glightbox/src/js/core/touch-navigation.js' {
  export default function touchNavigation(lightbox: import('./parts/glightbox').Lightbox): void;
}
declare module 'glightbox/src/js/core/drag.js' {
  interface Config {
    dragEl: HTMLElement;
    /** How far down or up closes, in px. */
    toleranceY: number;
    slide: HTMLElement;
    instance: import('./parts/glightbox').Lightbox;
  }
  export default class DragSlides {
    constructor(config: Config);
    el: HTMLElement;
    dragContainer: HTMLElement;
    active: boolean;
    currentX: number;
    toleranceX: number;
    shouldChange(): 'left' | 'right' | false;
    dragEnd(event: MouseEvent | null): void;
    setTranslate(node: HTMLElement, x: number, y: number, isAnimated?: boolean): void;
  }
}
declare module 'glightbox/src/js/core/zoom.js' {
  export default class ZoomImages {
    constructor(image: HTMLElement, slide: HTMLElement);
    zoomedIn: boolean;
    xOffset: number;
    yOffset: number;
    dragStart(event: MouseEvent): void;
    dragEnd(event: MouseEvent): void;
    setTranslate(node: HTMLElement, x: number, y: number): void;
    zoomIn(): void;
    zoomOut(): void;
  }
}
