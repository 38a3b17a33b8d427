import { type RefObject, useLayoutEffect, useState } from 'react';
import { tellThumbs } from './parts/shop-events';

/** For a theme's script that waits for the page, or for the pictures, ms. */
const SHOWN_WITHIN = 600;

/**
 * Whether the thumbnails have the theme's look. A theme may hide the shop's until its own script has arranged what
 * FlexSlider made; it is told of ours, and where it does not come to them, they have our look.
 */
export function useThemesLook(isOfTheShop: boolean, row: RefObject<HTMLElement | null>): boolean {
  const [isTheirs, setTheirs] = useState(isOfTheShop);
  useLayoutEffect(() => {
    if (!isOfTheShop) return;
    let timer = 0;
    const isHidden = () => row.current !== null && getComputedStyle(row.current).opacity === '0';
    const look = () => {
      const gallery = row.current?.closest<HTMLElement>('.woocommerce-product-gallery');
      if (!gallery || !isHidden()) return;
      tellThumbs(gallery);
      timer = window.setTimeout(() => setTheirs(!isHidden()), SHOWN_WITHIN);
    };
    const wait = () => {
      timer = window.setTimeout(look, SHOWN_WITHIN);
    };
    if (document.readyState === 'complete') look();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, [isOfTheShop, row]);
  return isTheirs;
}
