import { useRef, useState } from 'react';
import { freshId } from '../../src/dom/ids';
import { Arrows } from './Arrows';
import { Enlarge } from './Enlarge';
import { shopParameters } from './parts/shop-parameters';
import type { GalleryProps } from './props';
import { Thumbs } from './Thumbs';
import { useLent } from './use-lent';
import { useLightbox } from './use-lightbox';
import { useStrip } from './use-strip';
import { useThumbPictures } from './use-thumb-pictures';

/** Thumbnails, unless the shop's theme has asked its slider for arrows in their place. */
function controlsOf(isOfTheShop: boolean) {
  const asked = (isOfTheShop && shopParameters().flexslider) || {};
  const { directionNav = false, controlNav = true, animationLoop = false } = asked;
  return { hasArrows: Boolean(directionNav), hasThumbs: Boolean(controlNav), isLoop: Boolean(animationLoop) };
}

/** The controls of a gallery: what enlarges the picture in view, its number, and the thumbnails. */
export function Gallery(props: GalleryProps) {
  const { slides, isOfTheShop, hasMagnifier, t } = props;
  const row = useRef<HTMLOListElement>(null);
  const [id] = useState(() => freshId('gallery'));
  const [panels] = useState(() => slides.map((slide, index) => slide.id || `${id}-${index}`));
  const [current, strip] = useStrip(props);
  const go = (index: number) => strip.current?.go(index);
  const pictures = useThumbPictures(slides, row, go);
  const names = pictures.map(({ alt }, index) => {
    const position = t('gallery.picture', index + 1, slides.length);
    return alt ? `${position}: ${alt}` : position;
  });
  const { hasArrows, hasThumbs, isLoop } = controlsOf(isOfTheShop);
  const enlarge = useLightbox(props, strip);
  useLent(props, hasThumbs ? id : undefined, names);

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
          {hasArrows && <Arrows {...{ current, names, isLoop }} onGo={go} />}
          {hasThumbs && (
            <Thumbs {...{ id, row, panels, pictures, names, current, isOfTheShop, t }} onPick={go} />
          )}
        </>
      )}
    </>
  );
}
