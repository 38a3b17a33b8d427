import { useRef, useState } from 'react';
import { freshId } from '../../src/dom/ids';
import type { GalleryProps } from './props';
import { Thumbs } from './Thumbs';
import { useLent } from './use-lent';
import { useLightbox } from './use-lightbox';
import { useStrip } from './use-strip';
import { useThumbPictures } from './use-thumb-pictures';

/** The controls of a gallery: what enlarges the picture in view, its number, and the thumbnails. */
export function Gallery(props: GalleryProps) {
  const { slides, t } = props;
  const row = useRef<HTMLUListElement>(null);
  const [id] = useState(() => freshId('gallery'));
  const [panels] = useState(() => slides.map((slide, index) => slide.id || `${id}-${index}`));
  const [current, strip] = useStrip(props);
  const go = (index: number) => strip.current?.go(index);
  const pictures = useThumbPictures(slides, row, go);
  const enlarge = useLightbox(props, strip);
  useLent(props, id);

  return (
    <>
      {slides.some((slide) => slide.querySelector('a')) && (
        <button
          type="button"
          className="mullion-gallery__zoom"
          aria-label={t('gallery.enlarge')}
          onClick={({ currentTarget }) => enlarge(currentTarget)}
        >
          <ZoomIcon />
        </button>
      )}
      {slides.length > 1 && (
        <>
          <p className="mullion-gallery__counter" aria-hidden="true">
            {`${current + 1} / ${slides.length}`}
          </p>
          <Thumbs id={id} row={row} panels={panels} pictures={pictures} current={current} onPick={go} t={t} />
        </>
      )}
    </>
  );
}

const ZoomIcon = () => (
  <svg className="mullion-gallery__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.9-4.9M10.5 7.8v5.4M7.8 10.5h5.4" />
  </svg>
);
