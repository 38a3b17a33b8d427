export type Zoom = ReturnType<typeof zoomer>;

/** A place in the stage, in px. */
interface Point {
  x: number;
  y: number;
}

/** Shows a picture larger than the stage, which then scrolls: at its own size, twice as large at least. */
export function zoomer(stage: HTMLElement, button: HTMLButtonElement, t: (key: string) => string) {
  /** As wide as the stage lets the picture be. */
  let fitting = 0;
  const picture = () => stage.querySelector('img');
  const isOn = () => stage.hasAttribute('data-zoomed');
  const mark = (on: boolean) => {
    // Its name says what it will do, and so the state: it isn't said to be pressed besides.
    button.setAttribute('aria-label', t(on ? 'lightbox.zoomOut' : 'lightbox.zoom'));
    stage.toggleAttribute('data-zoomed', on);
    if (on) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
  };
  const end = () => {
    mark(false);
    picture()?.style.removeProperty('inline-size');
  };

  const zoom = {
    isOn,
    width: () => picture()?.getBoundingClientRect().width ?? 0,

    /** Makes the picture this wide; what is at the point stays there. */
    to(wanted: number, { x, y }: Point = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
      const image = picture();
      if (!image) return;
      if (!isOn()) fitting = zoom.width();
      const largest = Math.max(image.naturalWidth, fitting * 2) * 2;
      const width = Math.min(Math.max(wanted, fitting), largest);
      const by = width / zoom.width();
      const { scrollLeft, scrollTop } = stage;
      mark(true);
      image.style.inlineSize = `${width}px`;
      stage.scrollTo((scrollLeft + x) * by - x, (scrollTop + y) * by - y);
    },

    /** A picture that is hardly larger than the stage is small again. */
    settle() {
      if (isOn() && zoom.width() < fitting * 1.1) end();
    },

    toggle() {
      if (isOn()) return end();
      zoom.to(Math.max(picture()?.naturalWidth ?? 0, zoom.width() * 2));
      stage.scrollTo(
        (stage.scrollWidth - stage.clientWidth) / 2,
        (stage.scrollHeight - stage.clientHeight) / 2,
      );
    },

    /** For what is shown next. */
    reset(isPossible: boolean) {
      button.hidden = !isPossible;
      end();
    },
  };
  return zoom;
}
