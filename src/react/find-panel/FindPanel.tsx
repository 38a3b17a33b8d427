import { useEffect, useState } from 'react';
import type { Entry, Told, Words } from '../../find/found';
import { SidePanel } from '../side-panel/SidePanel';
import { FoundItem } from './FoundItem';

export interface Props extends Told {
  /** Calls with what is found, now and whenever that changes; returns what ends it. */
  subscribe(tell: (entries: Entry[]) => void): () => void;
}

/** What could be taken over on this page. */
export function FindPanel({ words, titles, pages, leave, subscribe }: Props) {
  const [entries, setEntries] = useState<Entry[]>([]);

  // The page, which changes.
  useEffect(() => subscribe(setEntries), [subscribe]);

  const status = entries.length ? words.count.replace('%s', `${entries.length}`) : words.nothing;
  return (
    <SidePanel {...{ words, leave, status }}>
      {(show) => (
        <>
          <List {...{ entries, words, titles, show }} />
          <Elsewhere {...{ words, pages }} />
        </>
      )}
    </SidePanel>
  );
}

interface ListProps {
  entries: Entry[];
  words: Words;
  titles: Told['titles'];
  show(element: HTMLElement): void;
}

const List = ({ entries, words, titles, show }: ListProps) =>
  entries.length ? (
    <>
      <p className="everywhere">{words.everywhere}</p>
      <ul>
        {entries.map((entry) => (
          <FoundItem
            key={`${entry.widget} ${entry.selector}`}
            {...{ entry, words, title: titles[entry.widget] ?? entry.widget, show }}
          />
        ))}
      </ul>
    </>
  ) : (
    <p className="nothing">{words.nothing}</p>
  );

const Elsewhere = ({ words, pages }: Pick<Told, 'words' | 'pages'>) => (
  <nav aria-label={words.pages}>
    <p>{words.elsewhere}</p>
    <p className="pages">
      {pages.map(({ title, url }) => (
        <a key={title} href={url}>
          {title}
        </a>
      ))}
    </p>
  </nav>
);
