import { useEffect, useRef } from 'react';

/** Room between the element and its frame, in px. */
const AROUND = 5;

/** A frame over an element of the page: on the element itself a theme's `overflow` would cut it. */
export function Outline({ element }: { element: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);

  // The page, which scrolls and moves.
  useEffect(() => {
    let request = 0;
    const follow = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(frame.current?.style ?? {}, {
        transform: `translate(${left - AROUND}px, ${top - AROUND}px)`,
        width: `${width + 2 * AROUND}px`,
        height: `${height + 2 * AROUND}px`,
      });
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [element]);

  return <div className="outline" ref={frame} aria-hidden="true" />;
}
