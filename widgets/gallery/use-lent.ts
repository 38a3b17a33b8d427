import { useLayoutEffect } from 'react';
import { lend } from './parts/lend';
import type { GalleryProps } from './props';

/** Gives the theme's nodes the roles and names of a group, and of panels where there are tabs, while we are here. */
export function useLent({ element, slides, t }: GalleryProps, id: string): void {
  useLayoutEffect(() => {
    const name = t('gallery.label');
    const lent = [lend(element, { role: 'group', 'aria-label': name })];
    const panels = slides.length > 1 ? slides : [];
    for (const [index, slide] of panels.entries())
      lent.push(
        lend(slide, { id: `${id}-${index}`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }),
      );
    return () => {
      for (const takeBack of lent) takeBack();
    };
  }, [element, slides, t, id]);
}
