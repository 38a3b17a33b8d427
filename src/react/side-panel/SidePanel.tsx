import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Outline } from './Outline';
import { makeRoom, reveal } from './reveal';

export interface PanelWords {
  title: string;
  open: string;
  close: string;
  leave: string;
}

interface Props {
  words: PanelWords;
  /** The page without the view. */
  leave: string;
  /** What there is to see, in a few words. */
  status: string;
  /** The list, given what shows an element of the page. */
  children(show: (element: HTMLElement) => void): ReactNode;
}

/** A bar at the head of the page, in its flow so that it covers nothing, and the list that it opens. */
export function SidePanel({ words, leave, status, children }: Props) {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

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
      <Bar {...{ words, leave, status, opener, isOpen, toggle: isOpen ? close : open }} />
      <dialog ref={dialog} aria-labelledby={title}>
        <div className="head">
          <h2 id={title}>{words.title}</h2>
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </div>
        {children(show)}
      </dialog>
      {shown && <Outline element={shown} />}
    </div>
  );
}

interface BarProps {
  words: PanelWords;
  leave: string;
  status: string;
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle(): void;
}

const Bar = ({ words, leave, status, opener, isOpen, toggle }: BarProps) => (
  <section className="bar" aria-label={words.title}>
    <strong>{words.title}</strong>
    <span role="status">{status}</span>
    <button type="button" ref={opener} aria-expanded={isOpen} onClick={toggle}>
      {words.open}
    </button>
    <a href={leave}>{words.leave}</a>
  </section>
);
