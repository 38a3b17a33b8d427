import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { categoryOf } from '../../src/consent/gate';
import { own } from '../../src/contract/config';
import type { Instance } from '../../src/registry/define-widget';
import { vendorOf } from './settings';
import { VendorChat, type VendorNote } from './vendor-chat';

/**
 * The vendor's chat, where the owner has chosen one. One that is set up wrongly is reported, and the panel with its
 * link works without.
 *
 * @returns What the panel says of it, what to call when the panel is open, and what takes the words away.
 */
export function useVendor(
  { element, config, t, announce, bus, report }: Instance,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const [note, setNote] = useState<VendorNote | null>(null);
  const latest = useRef({ isOpen, close });
  latest.current = { isOpen, close };
  const use = useRef(() => {});
  useLayoutEffect(() => {
    const stop = new AbortController();
    try {
      const vendor = vendorOf(element, config);
      if (!vendor) return;
      const chat = new VendorChat(
        { element, t, announce, bus, report, signal: stop.signal },
        {
          vendor,
          category: categoryOf(own(config.settings, 'chat') ?? {}),
          isOpen: () => latest.current.isOpen,
          close: () => latest.current.close(),
          say(next) {
            keepFocus(panel.current);
            setNote(next);
          },
        },
      );
      use.current = () => chat.use();
      chat.start();
    } catch (error) {
      report('chat', element, error);
    }
    return () => stop.abort();
  }, [element, config, t, announce, bus, report, panel]);
  return { note, use, forget: () => setNote(null) };
}

/** The button that is about to go hands its focus to the link above it. */
function keepFocus(panel: HTMLElement | null): void {
  const vendor = panel?.querySelector('.mullion-chat__vendor');
  if (vendor?.contains(document.activeElement)) panel?.querySelector('a')?.focus({ preventScroll: true });
}
