import { useLayoutEffect, useRef } from 'react';
import { lend } from './parts/lend';
import type { GalleryProps } from './props';

/**
 * Gives the theme's nodes the roles and names of a group, and of panels, while we are here; and the shop's strip the class
 * of what FlexSlider puts around it, for which themes have styles.
 *
 * @param id What the ids of tabs and panels begin with; undefined where there are no tabs, and pictures are groups.
 * @param names What each picture is called in the beginning.
 */
export function useLent(
  { element, track, slides, isOfTheShop, t }: GalleryProps,
  id: string | undefined,
  names: string[],
): void {
  const called = useRef(names);
  useLayoutEffect(() => {
    const name = t('gallery.label');
    const lent = [lend(element, { role: 'group', 'aria-label': name })];
    const panels = slides.length > 1 ? slides : [];
    for (const [index, slide] of panels.entries())
      lent.push(
        lend(
          slide,
          id
            ? { id: `${id}-${index}`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }
            : { role: 'group', 'aria-label': called.current[index] ?? '' },
        ),
      );
    track.classList.toggle('flex-viewport', isOfTheShop && panels.length > 0);
    return () => {
      track.classList.remove('flex-viewport');
      for (const takeBack of lent) takeBack();
    };
  }, [element, track, slides, isOfTheShop, t, id]);
}
