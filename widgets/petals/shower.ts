import { drawPetal, letFall, randomPetal } from './petal';

/** Keeps as many petals falling in `layer` as are asked for. */
export function createShower(layer: HTMLElement) {
  const falling: { element: HTMLElement; animation: Animation }[] = [];

  return {
    /** Adds or takes petals; those that fall already fall on. */
    set(count: number) {
      while (falling.length < count) {
        const petal = randomPetal(falling.length);
        const element = drawPetal(petal);
        layer.append(element);
        falling.push({ element, animation: letFall(element, petal) });
      }
      for (const { element, animation } of falling.splice(count)) {
        animation.cancel();
        element.remove();
      }
    },
    pause(isPaused: boolean) {
      for (const { animation } of falling) isPaused ? animation.pause() : animation.play();
    },
  };
}
