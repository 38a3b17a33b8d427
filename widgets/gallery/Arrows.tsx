import type { KeyboardEvent, MouseEvent } from 'react';

interface ArrowsProps {
  current: number;
  /** What each picture is called. */
  names: string[];
  /** Whether the last picture leads to the first one. */
  isLoop: boolean;
  onGo(index: number): void;
}

/** The way to the picture before and behind, as FlexSlider makes it where a theme asks for `directionNav`. */
export function Arrows({ current, names, isLoop, onGo }: ArrowsProps) {
  const arrow = (way: 'prev' | 'next', sign: string, step: number) => {
    const to = isLoop ? (current + step + names.length) % names.length : current + step;
    const isEnd = names[to] === undefined;
    const press = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      if (!isEnd) onGo(to);
    };
    return (
      <li className={`flex-nav-${way}`}>
        {/* biome-ignore lint/a11y: a button would have the theme's look of buttons. */}
        <a
          href="#"
          role="button"
          className={`flex-${way}${isEnd ? ' flex-disabled' : ''}`}
          aria-disabled={isEnd}
          aria-label={names[isEnd ? current : to]}
          onClick={press}
          onKeyDown={(event) => event.key === ' ' && press(event)}
        >
          <span aria-hidden="true">{sign}</span>
        </a>
      </li>
    );
  };
  return (
    <ul className="flex-direction-nav">
      {arrow('prev', '‹', -1)}
      {arrow('next', '›', 1)}
    </ul>
  );
}
