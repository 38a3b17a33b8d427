import { useState } from 'react';
import { Controls } from './Controls';
import { askedOf } from './parts/asked';
import type { GalleryProps } from './props';
import { useLightbox } from './use-lightbox';
import { useRow } from './use-row';
import { useStrip } from './use-strip';
import { useThemesLook } from './use-themes-look';
import { useThumbPictures } from './use-thumb-pictures';

/** A gallery's controls, and what they do. At first it is what early.ts drew. */
export function Gallery(props: GalleryProps) {
  const { element, slides, isOfTheShop, t } = props;
  const [asked] = useState(() => askedOf(element, isOfTheShop));
  const [current, strip] = useStrip(props);
  const onGo = (index: number) => strip.current?.go(index);
  const { row, onKey } = useRow(current, onGo);
  const pictures = useThumbPictures(slides, row, onGo);
  const hasThemesLook = useThemesLook(isOfTheShop, row);
  const onEnlarge = useLightbox(props, strip);

  return (
    <Controls {...{ asked, slides, pictures, current, hasThemesLook, t, row, onEnlarge, onGo, onKey }} />
  );
}
