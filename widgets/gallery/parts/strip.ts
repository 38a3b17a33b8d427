export type Strip = ReturnType<typeof createStrip>;

/**
 * A strip that the browser scrolls and snaps, one slide in view: says which one that is, goes to
 * another, and keeps the others out of reach. The ends do not wrap.
 */
export function createStrip(track: HTMLElement, slides: HTMLElement[], onChange: (index: number) => void) {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  const place = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const nearest = () => {
    const width = Math.abs(place(1));
    return width ? Math.min(Math.round(Math.abs(track.scrollLeft) / width), slides.length - 1) : at;
  };
  let at = 0;
  /** Where we are scrolling to; what is passed on the way is not current. */
  let goal: number | null = null;

  const mark = (index: number) => {
    const hadFocus = slides[at]?.contains(document.activeElement);
    slides[index]?.removeAttribute('inert');
    if (hadFocus && index !== at) slides[index]?.querySelector('a')?.focus({ preventScroll: true });
    for (const [other, slide] of slides.entries()) slide.toggleAttribute('inert', other !== index);
    if (index === at) return;
    at = index;
    onChange(index);
  };
  const look = () => {
    const index = nearest();
    if (goal === null) mark(index);
    else if (index === goal) goal = null;
  };
  const release = () => {
    goal = null;
  };
  const settle = () => {
    release();
    look();
  };
  const go = (index: number) => {
    goal = Math.min(Math.max(index, 0), slides.length - 1);
    const left = place(goal);
    mark(goal);
    track.scrollTo({ left });
  };

  at = nearest();
  mark(at);
  track.addEventListener('scroll', look, options);
  track.addEventListener('scrollend', settle, options);
  for (const type of ['pointerdown', 'touchstart', 'wheel']) track.addEventListener(type, release, options);
  return {
    go,
    current: () => at,
    stop() {
      end.abort();
      for (const slide of slides) slide.removeAttribute('inert');
    },
  };
}
