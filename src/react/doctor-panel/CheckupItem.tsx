import { useId, useState } from 'react';
import type { Checkup } from '../../doctor/checkup';
import type { Words } from '../../doctor/told';

interface Props {
  checkup: Checkup;
  words: Words;
  /** What the owner's pages call the widget. */
  title: string;
  show(element: HTMLElement): void;
}

const KILO = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** As the owner's browser writes numbers. */
export const kilobytes = (bytes: number) => `${(bytes / 1024).toLocaleString(undefined, KILO)} KB`;

/** One widget of the page: how it fares, when it begins, what it costs, what went wrong. */
export function CheckupItem({ checkup, words, title, show }: Props) {
  const { element, widget, state, moment, errors } = checkup;
  const [said, setSaid] = useState('');
  const id = useId();

  const showIt = () => {
    show(element);
    setSaid(element.getClientRects().length ? '' : words.hidden);
  };

  return (
    <li data-left={state === 'failed' || state === 'unknown' || undefined} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        {title} <code>{widget}</code>
      </h3>
      <p className="becomes">{words[state]}</p>
      {/* Its early part may have chosen another moment than it has declared: what has begun has begun. */}
      {state === 'later' && moment && (
        <p>
          <span className="label">{`${words.begins} `}</span>
          {momentOf(moment, words)}
        </p>
      )}
      {costOf(checkup, words).map((cost) => (
        <p key={cost}>{cost}</p>
      ))}
      {errors.map((error) => (
        <p className="note" key={error}>
          {error}
        </p>
      ))}
      <div className="buttons">
        <button type="button" aria-describedby={`${id}-name`} onClick={showIt}>
          {words.show}
        </button>
        <span role="status">{said}</span>
      </div>
    </li>
  );
}

function momentOf(moment: string, words: Words): string {
  if (moment.startsWith('media:')) return words.media.replace('%s', moment.slice('media:'.length));
  return Object.hasOwn(words, moment) ? words[moment as 'load'] : moment;
}

function costOf({ bytes, ms }: Checkup, words: Words): string[] {
  const script = bytes === null ? [] : [bytes ? words.script.replace('%s', kilobytes(bytes)) : words.kept];
  return ms === null ? script : [...script, words.started.replace('%s', `${ms}`)];
}
