import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Entry, Told, Words } from '../../find/found';
import { FoundItem } from './FoundItem';
import { Outline } from './Outline';
import { makeRoom, reveal } from './reveal';

export interface Props extends Told {
  /** Calls with what is found, now and whenever that changes; returns what ends it. */
  subscribe(tell: (entries: Entry[]) => void): () => void;
}

/** A bar at the head of the page, in its flow so that it covers nothing, and the list that it opens. */
export function FindPanel({ words, titles, leave, subscribe }: Props) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // The page, which changes.
  useEffect(() => subscribe(setEntries), [subscribe]);

  const open = () => {
    setIsOpen(true);
    dialog.current?.show();
  };
  const close = () => {
    dialog.current?.close();
    setIsOpen(false);
    setShown(null);
    // The visitor stays where he has looked.
    opener.current?.focus({ preventScroll: true });
  };
  // The document: the focus may be in the page behind the list.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  // The page, whose foot would stay behind the list.
  useEffect(() => (isOpen && dialog.current ? makeRoom(dialog.current) : undefined), [isOpen]);
  const show = (element: HTMLElement) => {
    reveal(element, dialog.current);
    setShown(element);
  };

  const title = `${id}-title`;
  return (
    <div className="view">
      <Bar {...{ words, leave, count: entries.length, opener, isOpen, toggle: isOpen ? close : open }} />
      <dialog ref={dialog} aria-labelledby={title}>
        <div className="head">
          <h2 id={title}>{words.title}</h2>
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </div>
        <List {...{ entries, words, titles, show }} />
      </dialog>
      {shown && <Outline element={shown} />}
    </div>
  );
}

interface BarProps {
  words: Words;
  /** The page without the view. */
  leave: string;
  count: number;
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle(): void;
}

const Bar = ({ words, leave, count, opener, isOpen, toggle }: BarProps) => (
  <section className="bar" aria-label={words.title}>
    <strong>{words.title}</strong>
    <span role="status">{count ? words.count.replace('%s', `${count}`) : words.nothing}</span>
    <button type="button" ref={opener} aria-expanded={isOpen} onClick={toggle}>
      {words.open}
    </button>
    <a href={leave}>{words.leave}</a>
  </section>
);

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
