import { type RefObject, useLayoutEffect, useState } from 'react';
import { isArranged } from './parts/arranged';
import { tellThumbs } from './parts/shop-events';

/** For a theme's script that waits for the page, or for the pictures, ms. */
const SHOWN_WITHIN = 600;

/**
 * Whether the thumbnails have the theme's look. A theme may leave the shop's to a script of its own ({@link isArranged});
 * it is told of ours, and where it does not come to them, they have our look.
 */
export function useThemesLook(isOfTheShop: boolean, row: RefObject<HTMLElement | null>): boolean {
  const [isTheirs, setTheirs] = useState(isOfTheShop);
  useLayoutEffect(() => {
    if (!isOfTheShop) return;
    let timer = 0;
    const look = () => {
      const list = row.current;
      if (!list || isArranged(list)) return;
      tellThumbs(list.closest('.woocommerce-product-gallery') as HTMLElement);
      timer = window.setTimeout(() => setTheirs(isArranged(list)), SHOWN_WITHIN);
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
