import { useEffect, useState } from 'react';
import type { Report } from '../../doctor/checkup';
import type { Told, Words } from '../../doctor/told';
import { createTranslate } from '../../i18n/translate';
import { SidePanel } from '../side-panel/SidePanel';
import { CheckupItem, kilobytes } from './CheckupItem';

export interface Props extends Told {
  /** Calls with how the page fares, now and whenever that changes; returns what ends it. */
  subscribe(tell: (report: Report) => void): () => void;
}

/** How each widget of this page fares. */
export function DoctorPanel({ words, titles, leave, subscribe }: Props) {
  const [report, setReport] = useState<Report | null>(null);

  // The page, which changes.
  useEffect(() => subscribe(setReport), [subscribe]);

  return (
    <SidePanel {...{ words, leave, status: report ? statusOf(report, words) : '' }}>
      {(show) => report && <Findings {...{ report, words, titles, show }} />}
    </SidePanel>
  );
}

/** "18 widgets, 1 failed, 34.2 KB of script". */
function statusOf({ checkups, errors, bytes, isThere }: Report, words: Words): string {
  if (!isThere) return words.absent;
  const failed = checkups.filter(({ state }) => state === 'failed' || state === 'unknown').length;
  const fill = createTranslate({ count: words.count });
  return fill('count', checkups.length, failed + errors.length, kilobytes(bytes));
}

interface FindingsProps {
  report: Report;
  words: Words;
  titles: Told['titles'];
  show(element: HTMLElement): void;
}

const Findings = ({ report, words, titles, show }: FindingsProps) => (
  <>
    {!report.checkups.length && <p className="nothing">{words.nothing}</p>}
    <ul>
      {report.errors.map((error) => (
        <li key={error} data-left>
          <h3>{words.page}</h3>
          <p className="note">{error}</p>
        </li>
      ))}
      {report.checkups.map((checkup, at) => (
        <CheckupItem
          // biome-ignore lint/suspicious/noArrayIndexKey: an element has no other name; its row has no state worth keeping.
          key={at}
          {...{ checkup, words, title: titles[checkup.widget] ?? checkup.widget, show }}
        />
      ))}
    </ul>
  </>
);
