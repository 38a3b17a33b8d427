import type { ReactNode } from 'react';
import type { Translate } from '../../../src/i18n/translate';
import type { Shown } from '../media';

interface FrameProps {
  items: readonly Shown[];
  /** Which of them is shown. */
  at: number;
  t: Translate;
  /** The picture or player. */
  children: ReactNode;
  /** Without it nobody knows yet what a press does. */
  on?: Presses;
  isZoomed?: boolean;
  /** Said after a change. */
  status?: string;
}

export interface Presses {
  step: (by: number) => void;
  zoom: () => void;
  key: (event: React.KeyboardEvent) => void;
  /** Of a click, before anything in the dialog hears of it. */
  press: (event: React.MouseEvent) => void;
  /** Of a click, after that. */
  aside: (event: React.MouseEvent) => void;
}

/** Which of the items it is, and what is said of it. */
export const placeOf = (items: readonly Shown[], at: number, t: Translate): string =>
  [items.length > 1 && t('lightbox.position', at + 1, items.length), items[at]?.text]
    .filter(Boolean)
    .join(', ');

/**
 * The dialog with its buttons and texts, in its place. It has no hooks: `open` draws it as nodes, which is what
 * a visitor has until React has come and takes it over. The classes that begin with `g` are what glightbox's
 * parts look for.
 */
export const Frame = ({ items, at, t, children, on, isZoomed, status }: FrameProps) => {
  const item = items[at] as Shown;
  const isGroup = items.length > 1;
  return (
    <dialog
      className="mullion-lightbox"
      aria-label={[t('lightbox.viewer'), placeOf(items, at, t)].filter(Boolean).join(', ')}
      // showModal() has set it by the time that React comes.
      open={on && true}
      onKeyDown={on?.key}
      onClickCapture={on?.press}
      onClick={on?.aside}
    >
      <div className="mullion-lightbox__surface" />
      <button type="button" className="mullion-lightbox__close" aria-label={t('close')} data-close="" />
      <button
        type="button"
        className="mullion-lightbox__zoom"
        // Its name says what it will do, and so the state: it isn't said to be pressed besides.
        aria-label={t(isZoomed ? 'lightbox.zoomOut' : 'lightbox.zoom')}
        hidden={item.kind !== 'image' || undefined}
        onClick={on?.zoom}
      />
      {/* The live region says it in words. */}
      <p className="mullion-lightbox__counter" aria-hidden="true">
        {isGroup && `${at + 1} / ${items.length}`}
      </p>
      <div className={`mullion-lightbox__stage gslide${isZoomed ? ' zoomed' : ''}`}>
        <div key={at} className="mullion-lightbox__slide ginner-container">
          <div
            className={`mullion-lightbox__slide gslide-media${item.kind === 'image' ? ' gslide-image' : ''}`}
          >
            {children}
          </div>
        </div>
      </div>
      {/* A browser may have translated it by the time that React comes; in its node another text would shift. */}
      <p key={`caption-${at}`} className="mullion-lightbox__caption" suppressHydrationWarning={on && true}>
        {item.text}
      </p>
      {isGroup &&
        [-1, 1].map((by) => (
          <button
            key={by}
            type="button"
            className="mullion-lightbox__arrow"
            value={by}
            aria-label={t(by < 0 ? 'lightbox.previous' : 'lightbox.next')}
            aria-disabled={at === (by < 0 ? 0 : items.length - 1)}
            onClick={on && (() => on.step(by))}
          />
        ))}
      <p className="mullion-status" role="status">
        {status}
      </p>
    </dialog>
  );
};

/** What a root takes over. */
export const FrameInPlace = (props: FrameProps) => (
  <div>
    <Frame {...props} />
  </div>
);
