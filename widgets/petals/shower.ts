import { drawPetal, letFall, randomPetal } from './petal';

/** The petals that fall in a layer. */
export class Shower {
  readonly #layer: HTMLElement;
  readonly #falling: { element: HTMLElement; animation: Animation }[] = [];

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Adds or takes petals; those that fall already fall on. */
  set(count: number): void {
    while (this.#falling.length < count) {
      const petal = randomPetal(this.#falling.length);
      const element = drawPetal(petal);
      this.#layer.append(element);
      this.#falling.push({ element, animation: letFall(element, petal) });
    }
    for (const { element, animation } of this.#falling.splice(count)) {
      animation.cancel();
      element.remove();
    }
  }

  pause(isPaused: boolean): void {
    for (const { animation } of this.#falling) isPaused ? animation.pause() : animation.play();
  }
}
