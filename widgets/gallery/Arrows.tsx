import { LinkButton } from './LinkButton';

interface ArrowsProps {
  current: number;
  /** What each picture is called. */
  names: string[];
  /** Whether the last picture leads to the first one. */
  isLoop: boolean;
  onGo?: ((index: number) => void) | undefined;
}

/** The way to the picture before and behind, as FlexSlider makes it where a theme asks for `directionNav`. */
export function Arrows({ current, names, isLoop, onGo }: ArrowsProps) {
  const arrow = (way: 'prev' | 'next', sign: string, step: number) => {
    const to = isLoop ? (current + step + names.length) % names.length : current + step;
    const isEnd = names[to] === undefined;
    return (
      <li className={`flex-nav-${way}`}>
        <LinkButton
          className={`flex-${way}${isEnd ? ' flex-disabled' : ''}`}
          aria-disabled={isEnd}
          aria-label={names[isEnd ? current : to]}
          onPress={onGo && (() => isEnd || onGo(to))}
        >
          <span aria-hidden="true">{sign}</span>
        </LinkButton>
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
