import { useId, useRef, useState } from 'react';
import type { Entry, Words } from '../../find/found';

interface Props {
  entry: Entry;
  words: Words;
  /** What the owner's pages call the widget. */
  title: string;
  show(element: HTMLElement): void;
}

/** One thing that was found: what it is, where, and the lines to paste. */
export function FoundItem({ entry, words, title, show }: Props) {
  const { elements, what, selector, lines, note, isLeft } = entry;
  const [next, setNext] = useState(0);
  const [said, setSaid] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const name = (words as unknown as Record<string, string>)[what] ?? what;

  /** Each press leads to the next one of them. */
  const showNext = () => {
    const element = elements[next % elements.length];
    if (!element) return;
    show(element);
    setNext(next + 1);
    setSaid(element.getClientRects().length ? '' : words.hidden);
  };
  const copy = async () => {
    text.current?.select();
    // A page without TLS has no clipboard but by this way.
    await navigator.clipboard?.writeText(lines).catch(() => document.execCommand('copy'));
    if (!navigator.clipboard) document.execCommand('copy');
    setSaid(words.copied);
  };

  return (
    <li data-left={isLeft || undefined} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{name}</h3>
      <p className="becomes">{isLeft ? words.left : words.becomes.replace('%s', title)}</p>
      <p>
        <span className="label">{`${words.selector} `}</span>
        <code>{selector}</code>
        {elements.length > 1 && (
          <span className="label">{` ${words.elements.replace('%s', `${elements.length}`)}`}</span>
        )}
      </p>
      {isLeft && <p className="note">{words.leftWhy}</p>}
      {note && <p className="note">{words[note]}</p>}
      {lines && (
        <label>
          <span className="label">{words.lines}</span>
          <textarea
            ref={text}
            readOnly
            rows={lines.split('\n').length}
            value={lines}
            spellCheck={false}
            wrap="off"
            dir="ltr"
          />
        </label>
      )}
      <div className="buttons">
        <button type="button" aria-describedby={`${id}-name`} onClick={showNext}>
          {words.show}
        </button>
        {lines && (
          <button type="button" aria-describedby={`${id}-name`} onClick={copy}>
            {words.copy}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
    </li>
  );
}
