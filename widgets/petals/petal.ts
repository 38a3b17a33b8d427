/** What makes one petal unlike the next. */
export interface Petal {
  kind: 'peach' | 'apricot';
  /** px, 0 to 20. */
  size: number;
  /** ms of one fall, 5000 to 10000. */
  duration: number;
  /** Degrees when it begins. */
  turn: number;
  /** px */
  blur: number;
  /** Percent of the window's width. */
  place: number;
}

/** The window's width / 150, rounded. */
export const petalCount = (width: number) => Math.round(width / 150);

/** A petal by chance; the two kinds take turns, so that both are there. */
export function randomPetal(index: number): Petal {
  const between = (from: number, to: number) => from + Math.random() * (to - from);
  return {
    kind: index % 2 ? 'apricot' : 'peach',
    size: between(0, 20),
    duration: between(5000, 10_000),
    turn: between(0, 360),
    blur: between(0.2, 1),
    place: between(0, 100),
  };
}

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = {
  peach: 'M10 19C4 15 1.5 9 4 4c1.2-2.5 4-3 6-.8C12 1 14.8 1.5 16 4c2.5 5 0 11-6 15Z',
  apricot: 'M10 19C5.5 16.5 1.5 12 2.2 7.2 2.8 3 7 1.2 10 4.2c3-3 7.2-1.2 7.8 3C18.5 12 14.5 16.5 10 19Z',
};
const VEIN = 'M10 17C9.5 13 9.5 9.5 10 6.5';

/** Draws it. The blur is on the picture inside of what moves, so that it belongs to what is painted once. */
export function drawPetal({ kind, size, blur, place }: Petal): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 20 20',
    width: size,
    height: size,
    fill: 'none',
  }))
    svg.setAttribute(name, String(value));
  for (const shape of [SHAPES[kind], VEIN]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    svg.append(path);
  }
  svg.style.filter = `blur(${blur}px)`;
  const petal = document.createElement('span');
  petal.className = `mullion-petals__petal mullion-petals__petal--${kind}`;
  petal.style.left = `${place}%`;
  petal.append(svg);
  return petal;
}

/** Lets it fall for ever: `transform` alone, so that the compositor does it and no script runs. */
export function letFall(element: HTMLElement, { duration, turn }: Petal): Animation {
  const sway = (Math.random() - 0.5) * 16;
  const frame = (x: number, y: string, angle: number) => ({
    transform: `translate(${x}vw, ${y}) rotate(${angle}deg)`,
  });
  return element.animate(
    [
      frame(0, '-32px', turn),
      frame(sway, '33vh', turn + 120),
      frame(-sway, '66vh', turn + 240),
      frame(0, 'calc(100vh + 32px)', turn + 360),
    ],
    { duration, delay: Math.random() * 5000, iterations: Number.POSITIVE_INFINITY, fill: 'backwards' },
  );
}
