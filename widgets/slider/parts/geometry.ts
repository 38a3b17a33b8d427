import { isRtl } from '../../../src/dom/geometry';

/**
 * Where a slide is, in widths of the strip, counted from the side where reading starts; `size`,
 * `spacing` and `origin` are keen-slider's words.
 */
export interface Place {
  start: number;
  size: number;
  /** To the next slide. */
  spacing: number;
  /** How far from its own start the slide stands when the strip is at its end. */
  origin: number;
}

const CLOSE = 0.002;

/**
 * Reads the places that the stylesheet gave the slides, whatever the preset or the theme says;
 * slides that lie on each other to fade count as a width each.
 */
export function measure(track: HTMLElement, slides: HTMLElement[], isFade: boolean): Place[] {
  if (isFade) return slides.map((_, start) => ({ start, size: 1, spacing: 0, origin: 0 }));
  const width = track.clientWidth;
  const room = track.scrollWidth / width - 1;
  const end = room > CLOSE ? room : 0;
  const edges = slides.map(({ offsetLeft, offsetWidth }) =>
    isRtl(track) ? -offsetLeft - offsetWidth : offsetLeft,
  );
  return slides.map(({ offsetWidth }, at) => {
    const [first = 0] = edges;
    const edge = edges[at] ?? 0;
    const start = (edge - first) / width;
    const size = offsetWidth / width;
    const next = edges[at + 1] ?? edge + offsetWidth;
    return {
      start,
      size,
      spacing: (next - edge) / width - size,
      origin: start > end - CLOSE ? start - end : 0,
    };
  });
}

/** Whether any of a slide is in view when the strip stands at another one. */
export function isInView(slide: Place, at: Place): boolean {
  const from = at.start - at.origin;
  return slide.start + slide.size > from + CLOSE && slide.start < from + 1 - CLOSE;
}
