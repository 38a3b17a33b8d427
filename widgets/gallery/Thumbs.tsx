import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { stepOf } from '../../src/dom/clicks-and-keys';
import type { Translate } from '../../src/i18n/translate';
import { useThemesLook } from './use-themes-look';
import type { ThumbPicture } from './use-thumb-pictures';

interface ThumbsProps {
  /** What the ids of the tabs begin with. */
  id: string;
  row: RefObject<HTMLOListElement | null>;
  /** The ids of the slides. */
  panels: string[];
  pictures: ThumbPicture[];
  /** What each picture is called. */
  names: string[];
  current: number;
  isOfTheShop: boolean;
  onPick(index: number): void;
  t: Translate;
}

/**
 * The row of thumbnails (APG "Tabs", chosen as the focus moves, without wrapping): one stop of the Tab
 * key, arrow keys, Home and End. A list of pictures, as FlexSlider makes it: WooCommerce's variation script looks for
 * `.flex-control-nav li img`, and themes have styles for `.flex-control-thumbs li img.flex-active`.
 */
export function Thumbs({ id, row, panels, pictures, names, current, isOfTheShop, onPick, t }: ThumbsProps) {
  // Scrolls the row alone: scrollIntoView() would move the page too.
  useLayoutEffect(() => {
    const tab = tabsIn(row.current)[current];
    if (tab)
      row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [row, current]);

  const hasThemesLook = useThemesLook(isOfTheShop, row);
  const press = (event: KeyboardEvent<HTMLOListElement>) => {
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
    <ol
      ref={row}
      className={`flex-control-nav ${hasThemesLook ? 'flex-control-thumbs' : 'mullion-gallery__thumbs'}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the variation script looks for `li` in it.
      role="tablist"
      aria-label={t('gallery.label')}
      onKeyDown={press}
    >
      {pictures.map((picture, index) => (
        <li key={panels[index]} role="presentation">
          <Thumb
            {...picture}
            id={`${id}-tab-${index}`}
            alt={names[index] ?? ''}
            panel={panels[index]}
            isCurrent={index === current}
            onPick={() => onPick(index)}
          />
        </li>
      ))}
    </ol>
  );
}

interface ThumbProps extends ThumbPicture {
  id: string;
  /** The id of its slide. */
  panel: string | undefined;
  isCurrent: boolean;
  onPick(): void;
}

/** A picture, and no button around it: themes have styles for pictures here, and others for buttons. */
function Thumb({ alt, panel, isCurrent, onPick, ...picture }: ThumbProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the row's.
    <img
      {...picture}
      alt={alt}
      className={isCurrent ? 'flex-active' : ''}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it to a picture with a name.
      role="tab"
      aria-controls={panel}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onPick}
    />
  );
}

const tabsIn = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
