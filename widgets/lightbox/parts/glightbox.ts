import type { Zoom } from './zoom';

type TouchName = 'touchStart' | 'touchEnd' | 'touchCancel' | 'singleTap' | 'doubleTap';

/** glightbox's TouchEvents. */
export interface Touches {
  on(name: TouchName, listener: (event: TouchEvent) => void): void;
  destroy(): void;
}

/** What glightbox's parts ask for of the lightbox that they are part of; `zoom` is asked for by the patch. */
export interface Lightbox {
  /** Filled by `touchNavigation`. */
  events: { touch?: Touches };
  elements: { length: number };
  readonly index: number;
  settings: { touchFollowAxis: boolean };
  slidesContainer: HTMLElement;
  activeSlide: HTMLElement;
  overlay: HTMLElement;
  zoom: Zoom;
  nextSlide(): void;
  prevSlide(): void;
  close(): void;
}
