import { useEffect, useRef } from 'react';
import type { HydrateProps } from '../../src/react/hydrate';
import { ServerHtml } from '../../src/react/server-html';
import type { attributes as contract } from './contract';
import { sayDate } from './date';
import { OWN } from './own-content';
import { useTimeLeft } from './use-time-left';

/** Seconds of each unit, and how many of it make the next one. */
const UNITS = [
  ['days', 86_400, Infinity],
  ['hours', 3600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const;

interface Props extends HydrateProps<typeof contract> {
  /** When it ends, in milliseconds since 1970. */
  until: number;
  /** The time zone in which the date is said. */
  zone: string;
}

/** The element's own content, which keeps its place and is not seen, and over it the clock or how it ended. */
export function Countdown(props: Props) {
  const { attributes, until, zone, html, t } = props;
  const left = useTimeLeft(until);
  useEnding(props, left);
  return (
    <>
      <ServerHtml tag="span" className={OWN} html={html(`.${OWN}`)} />
      {left === 0 && attributes.ended ? (
        <span className="mullion-countdown__ended">{attributes.ended}</span>
      ) : (
        left !== null && <Clock left={left} name={t('countdown.until', sayDate(until, zone))} t={t} />
      )}
    </>
  );
}

/** A timer without a live region: who asks hears the time left, and the date is its name. */
function Clock({ left, name, t }: { left: number; name: string } & Pick<Props, 't'>) {
  return (
    <span className="mullion-countdown__clock" role="timer" aria-label={name}>
      {UNITS.map(([unit, size, full]) => (
        <span key={unit} className="mullion-countdown__unit">
          <span className="mullion-countdown__number">
            {String(Math.floor(left / size) % full).padStart(2, '0')}
          </span>{' '}
          <span className="mullion-countdown__label">{t(`countdown.${unit}`)}</span>{' '}
        </span>
      ))}
    </span>
  );
}

/** At zero the element goes, where its author wants that, and the page and the visitor are told. */
function useEnding({ element, attributes, t, announce, bus }: Props, left: number | null): void {
  const isWatched = useRef(false);
  if (left) isWatched.current = true;
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    if (attributes.endedHide) element.hidden = true;
    // Who came later is told nothing: nothing has changed for them.
    if (isWatched.current) announce(attributes.ended || t('countdown.ended'));
    bus.emit('countdown-ended', { element });
    return () => {
      if (attributes.endedHide) element.hidden = false;
    };
  }, [isOver, element, attributes, t, announce, bus]);
}
