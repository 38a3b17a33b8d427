/** A place in the window, in px. */
interface Point {
  x: number;
  y: number;
}

/**
 * How large the picture is shown and which part of it: what the button, the keys and the engine's gestures
 * change. It is at its own size or twice as large as it fits, and at most twice that.
 */
export class Zoom {
  /** 1 where the whole picture is seen. */
  scale = 1;
  /** How far the picture's middle is from its place, in px. */
  x = 0;
  y = 0;
  #image: HTMLImageElement | null = null;
  readonly #listeners = new Set<() => void>();

  get isOn(): boolean {
    return this.scale > 1;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Of which picture it is from now on; that is seen as a whole. */
  of(image: HTMLImageElement | null): void {
    this.#image = image;
    this.#set(1, 0, 0);
  }

  /** Makes the picture this many times as large; what is at the point stays there. */
  to(wanted: number, point?: Point): void {
    const image = this.#image;
    if (!image?.isConnected) return;
    const scale = Math.min(wanted, this.#own * 2);
    if (scale <= 1) {
      this.#set(1, 0, 0);
      return;
    }
    const { left, top, width, height } = image.getBoundingClientRect();
    const middle = { x: left + width / 2 - this.x, y: top + height / 2 - this.y };
    const { x, y } = point ?? { x: middle.x + this.x, y: middle.y + this.y };
    const by = scale / this.scale;
    const keep = (at: number, middle: number, moved: number) => at - middle - (at - middle - moved) * by;
    this.#set(scale, keep(x, middle.x, this.x), keep(y, middle.y, this.y));
  }

  toggle(point?: Point): void {
    this.to(this.isOn ? 1 : this.#own, point);
    this.settle();
  }

  moveTo(x: number, y: number): void {
    if (this.isOn) this.#set(this.scale, x, y);
  }

  moveBy(x: number, y: number): void {
    this.moveTo(this.x + x, this.y + y);
  }

  /** Back to the picture's edges; one that is hardly larger is seen as a whole again. */
  settle(): void {
    const image = this.#image;
    const frame = image?.parentElement;
    if (!image || !frame || !this.isOn) return;
    if (this.scale < 1.1) {
      this.#set(1, 0, 0);
      return;
    }
    const within = (moved: number, size: number, room: number) => {
      const most = Math.max(0, (size * this.scale - room) / 2);
      return Math.min(Math.max(moved, -most), most);
    };
    this.#set(
      this.scale,
      within(this.x, image.offsetWidth, frame.clientWidth),
      within(this.y, image.offsetHeight, frame.clientHeight),
    );
  }

  /** At its own size, twice as large at least. */
  get #own(): number {
    const image = this.#image;
    return Math.max(image ? image.naturalWidth / image.offsetWidth || 0 : 0, 2);
  }

  #set(scale: number, x: number, y: number): void {
    const wasOn = this.isOn;
    Object.assign(this, { scale, x, y });
    if (this.#image)
      this.#image.style.transform = this.isOn ? `translate3d(${x}px, ${y}px, 0) scale(${scale})` : '';
    if (wasOn !== this.isOn) for (const listener of this.#listeners) listener();
  }
}
