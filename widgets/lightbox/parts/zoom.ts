export type Zoom = ReturnType<typeof zoomer>;

/** Shows a picture larger than the stage, which then scrolls: at its own size, twice as large at least. */
export function zoomer(stage: HTMLElement, button: HTMLButtonElement) {
  const set = (isOn: boolean) => {
    const image = stage.querySelector('img');
    const width = image ? Math.max(image.naturalWidth, image.clientWidth * 2) : 0;
    button.setAttribute('aria-pressed', String(isOn));
    stage.toggleAttribute('data-zoomed', isOn);
    if (image) image.style.inlineSize = isOn ? `${width}px` : '';
    if (!isOn) return stage.removeAttribute('tabindex');
    stage.tabIndex = 0;
    stage.scrollTo(
      (stage.scrollWidth - stage.clientWidth) / 2,
      (stage.scrollHeight - stage.clientHeight) / 2,
    );
  };
  const isOn = () => stage.hasAttribute('data-zoomed');
  return {
    isOn,
    toggle: () => set(!isOn()),
    /** For what is shown next. */
    reset(isPossible: boolean) {
      button.hidden = !isPossible;
      set(false);
    },
  };
}
