export interface DisclosureOptions {
  button: HTMLElement;
  panel: HTMLElement;
  signal: AbortSignal;
  /** Called with every change; shows or hides the panel. By default it is only hidden or not. */
  toggle?: (isOpen: boolean) => void;
  /** Whether Escape within it, and a press or focus elsewhere, close it. */
  isPopup?: boolean;
}

/**
 * Makes a button show and hide a panel (APG "Disclosure"): `aria-expanded` and `aria-controls` tell
 * it; as a popup it closes on Escape, with the focus back on the button, and on a press elsewhere.
 *
 * @returns `set(isOpen)`, for what else opens or closes it.
 */
export function disclosure({ button, panel, signal, toggle, isPopup = false }: DisclosureOptions) {
  panel.id ||= `mullion-panel-${Math.random().toString(36).slice(2, 8)}`;
  button.setAttribute('aria-controls', panel.id);
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const set = (open: boolean) => {
    if (open === isOpen() && button.hasAttribute('aria-expanded')) return;
    button.setAttribute('aria-expanded', String(open));
    if (toggle) toggle(open);
    else panel.hidden = !open;
  };
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      set(!isOpen());
    },
    { signal },
  );
  if (!isPopup) return set;

  const isInside = (event: Event) =>
    [button, panel].some((element) => element.contains(event.target as Node));
  const closeElsewhere = (event: Event) => {
    if (isOpen() && !isInside(event)) set(false);
  };
  document.addEventListener('pointerdown', closeElsewhere, { signal });
  document.addEventListener('focusin', closeElsewhere, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen() || !isInside(event)) return;
      set(false);
      button.focus();
    },
    { signal },
  );
  return set;
}
