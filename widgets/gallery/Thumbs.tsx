import type { KeyboardEvent, RefObject } from 'react';
import type { Translate } from '../../src/i18n/translate';
import type { ThumbPicture } from './parts/thumb-picture';

interface ThumbsProps {
  slides: HTMLElement[];
  pictures: ThumbPicture[];
  /** What each picture is called. */
  names: string[];
  current: number;
  hasThemesLook: boolean;
  carousel: string | undefined;
  t: Translate;
  row?: RefObject<HTMLOListElement | null> | undefined;
  onPick?: ((index: number) => void) | undefined;
  onKey?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/**
 * The row of thumbnails (APG "Tabs", chosen as the focus moves, without wrapping). A list of pictures, as FlexSlider
 * makes it: WooCommerce's variation script looks for `.flex-control-nav li img`, and themes have styles for
 * `.flex-control-thumbs li img.flex-active`.
 */
export const Thumbs = (props: ThumbsProps) => (
  <ol
    ref={props.row}
    className={`flex-control-nav ${props.hasThemesLook ? 'flex-control-thumbs' : 'mullion-gallery__thumbs'}`}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the variation script looks for `li` in it.
    role="tablist"
    aria-label={props.t('gallery.label')}
    data-slick={props.carousel}
    onKeyDown={props.onKey}
  >
    {props.slides.map(({ id }, index) => (
      <li key={id} role="presentation">
        <Thumb {...props} {...{ id, index }} />
      </li>
    ))}
  </ol>
);

/** A picture, and no button around it: themes have styles for pictures here, and others for buttons. */
function Thumb({ id, index, pictures, names, current, onPick }: ThumbsProps & { id: string; index: number }) {
  const { src, srcSet, sizes } = pictures[index] as ThumbPicture;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the row's.
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      id={`${id}-tab`}
      alt={names[index] ?? ''}
      className={index === current ? 'flex-active' : ''}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it to a picture with a name.
      role="tab"
      aria-controls={id}
      aria-selected={index === current}
      tabIndex={index === current ? 0 : -1}
      onClick={onPick && (() => onPick(index))}
    />
  );
}
