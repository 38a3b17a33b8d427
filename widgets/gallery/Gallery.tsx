import { useRef, useState } from 'react';
import { freshId } from '../../src/dom/ids';
import { Enlarge } from './Enlarge';
import type { GalleryProps } from './props';
import { Thumbs } from './Thumbs';
import { useLent } from './use-lent';
import { useLightbox } from './use-lightbox';
import { useStrip } from './use-strip';
import { useThumbPictures } from './use-thumb-pictures';

/** The controls of a gallery: what enlarges the picture in view, its number, and the thumbnails. */
export function Gallery(props: GalleryProps) {
  const { slides, isOfTheShop, hasMagnifier, t } = props;
  const row = useRef<HTMLOListElement>(null);
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
        <Enlarge label={t('gallery.enlarge')} hasMagnifier={hasMagnifier} onPress={enlarge} />
      )}
      {slides.length > 1 && (
        <>
          <p className="mullion-gallery__counter" aria-hidden="true">
            {`${current + 1} / ${slides.length}`}
          </p>
          <Thumbs {...{ id, row, panels, pictures, current, isOfTheShop, t }} onPick={go} />
        </>
      )}
    </>
  );
}
