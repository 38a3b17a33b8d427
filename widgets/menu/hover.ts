/**
 * The mouse opens by coming and closes by going, unless the visitor clicked in between; Escape closes
 * wherever the focus is (WCAG 1.4.13). A finger has the button.
 */
export function openOnHover(
  item: HTMLElement,
  button: HTMLElement,
  isPopup: () => boolean,
  signal: AbortSignal,
) {
  let set: (isOpen: boolean) => void = () => {};
  let isByMouse = false;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const come = ({ pointerType }: Partial<PointerEvent>) => {
    if (pointerType === 'touch' || !isPopup() || isOpen()) return;
    isByMouse = true;
    set(true);
  };
  const go = () => {
    if (isByMouse) set(false);
    isByMouse = false;
  };
  const stay = (event: MouseEvent) => {
    // `detail` is 0 for Enter and Space: they close what they can see is open.
    if (isByMouse && isOpen() && event.detail) event.stopImmediatePropagation();
    isByMouse = false;
  };
  item.addEventListener('pointerenter', come, { signal });
  item.addEventListener('pointerleave', go, { signal });
  button.addEventListener('click', stay, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && go(), { signal });
  const connect = (given: typeof set) => {
    set = given;
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) come({});
  };
  return { connect };
}
