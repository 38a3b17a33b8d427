import { type RefObject, useLayoutEffect, useState } from 'react';

/** For a theme's script that waits for the page, ms. */
const SHOWN_WITHIN = 600;

/**
 * Whether the thumbnails have the theme's look. A theme may hide the shop's until its own script has arranged what FlexSlider made;
 * where that does not come to it, they have ours.
 */
export function useThemesLook(isOfTheShop: boolean, row: RefObject<HTMLElement | null>): boolean {
  const [isTheirs, setTheirs] = useState(isOfTheShop);
  useLayoutEffect(() => {
    if (!isOfTheShop) return;
    const look = () => row.current && setTheirs(getComputedStyle(row.current).opacity !== '0');
    if (document.readyState === 'complete') return void look();
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(look, SHOWN_WITHIN);
    };
    addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, [isOfTheShop, row]);
  return isTheirs;
}
