import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { stepOf } from '../../src/dom/clicks-and-keys';
import type { Translate } from '../../src/i18n/translate';
import type { ThumbPicture } from './use-thumb-pictures';

interface ThumbsProps {
  /** What the ids of the tabs begin with. */
  id: string;
  row: RefObject<HTMLUListElement | null>;
  /** The ids of the slides. */
  panels: string[];
  pictures: ThumbPicture[];
  current: number;
  onPick(index: number): void;
  t: Translate;
}

/**
 * The row of thumbnails (APG "Tabs", chosen as the focus moves, without wrapping): one stop of the Tab
 * key, arrow keys, Home and End. WooCommerce's variation script looks for `.flex-control-nav li img`.
 */
export function Thumbs({ id, row, panels, pictures, current, onPick, t }: ThumbsProps) {
  // Scrolls the row alone: scrollIntoView() would move the page too.
  useLayoutEffect(() => {
    const tab = tabsIn(row.current)[current];
    if (tab)
      row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [row, current]);

  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const tabs = tabsIn(row.current);
    const from = tabs.findIndex((tab) => tab.contains(event.target as Node));
    const steps = stepOf(event.nativeEvent, event.currentTarget);
    if (from < 0 || !steps) return;
    event.preventDefault();
    const index = Math.min(Math.max(from + steps, 0), tabs.length - 1);
    tabs[index]?.focus({ preventScroll: true });
    onPick(index);
  };

  return (
    <ul
      ref={row}
      className="mullion-gallery__thumbs flex-control-nav"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the variation script looks for `li` in it.
      role="tablist"
      aria-label={t('gallery.label')}
      onKeyDown={press}
    >
      {pictures.map(({ src, alt }, index) => (
        <li key={panels[index]} role="presentation">
          <button
            type="button"
            id={`${id}-tab-${index}`}
            className="mullion-gallery__thumb"
            role="tab"
            aria-controls={panels[index]}
            aria-label={nameOf(t('gallery.picture', index + 1, pictures.length), alt)}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onPick(index)}
          >
            <img src={src} alt="" width={72} height={72} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const tabsIn = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

const nameOf = (position: string, alt: string) => (alt ? `${position}: ${alt}` : position);
