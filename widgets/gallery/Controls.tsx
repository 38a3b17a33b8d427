/**
 * What a visitor has until the gallery's code has come: early.ts draws it as nodes, React takes those over. So
 * nothing in here, or in what it draws, has hooks.
 */
import type { KeyboardEvent, RefObject } from 'react';
import type { Translate } from '../../src/i18n/translate';
import { Arrows } from './Arrows';
import { Enlarge } from './Enlarge';
import type { Asked } from './parts/asked';
import { namesOf, type ThumbPicture } from './parts/thumb-picture';
import { Thumbs } from './Thumbs';

export interface ControlsProps {
  asked: Asked;
  slides: HTMLElement[];
  pictures: ThumbPicture[];
  /** The index of the picture in view. */
  current?: number;
  /** Whether themes' styles for FlexSlider's thumbnails are for ours. */
  hasThemesLook: boolean;
  t: Translate;
  row?: RefObject<HTMLOListElement | null>;
  onEnlarge?(opener: HTMLElement): void;
  onGo?(index: number): void;
  onKey?(event: KeyboardEvent<HTMLElement>): void;
}

/** The controls of a gallery: what enlarges the picture in view, its number, and the thumbnails. */
export function Controls({
  asked,
  slides,
  pictures,
  current = 0,
  t,
  onEnlarge,
  onGo,
  ...row
}: ControlsProps) {
  const names = namesOf(pictures, t);
  const isOne = slides.length < 2;
  return (
    <>
      {slides.some((slide) => slide.querySelector('a')) && (
        <Enlarge label={t('gallery.enlarge')} hasMagnifier={asked.hasMagnifier} onPress={onEnlarge} />
      )}
      {!isOne && (
        <p className="mullion-gallery__counter" aria-hidden="true">
          {`${current + 1} / ${slides.length}`}
        </p>
      )}
      {!isOne && asked.hasArrows && <Arrows {...{ current, names, onGo }} isLoop={asked.isLoop} />}
      {!isOne && asked.hasThumbs && (
        <Thumbs
          {...{ ...row, slides, pictures, names, current, t }}
          carousel={asked.carousel}
          onPick={onGo}
        />
      )}
    </>
  );
}

/** The place of all controls, with them in it. */
export const ControlsInPlace = (props: ControlsProps) => (
  <div className="mullion-gallery__controls">
    <Controls {...props} />
  </div>
);
