import { type RefObject, useEffect } from 'react';

/**
 * While it is open on a phone, upright or on its side, where it is a sheet at the window's foot, the panel is in the top
 * layer: a bar that the theme fixes there, or the shop's notice, would lie over the way to pay, and no `z-index` gets out
 * of a header that is a stacking context. In a larger window it stays below its toggle, for which the top layer has no
 * place.
 */
export function useSheet(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const phone = matchMedia('(width <= 479px), (height <= 480px)');
    phone.onchange = () => {
      const { current } = panel;
      if (!current?.showPopover) return;
      current.popover = isOpen && phone.matches ? 'manual' : null;
      if (current.popover) current.showPopover();
    };
    phone.dispatchEvent(new Event('change'));
    return () => {
      phone.onchange = null;
    };
  }, [panel, isOpen]);
}
