/**
 * How well a colour is told from another, as WCAG 2.2 counts it: 1 is not at all, 21 black from white.
 * Runs in the page and leans on nothing outside of itself.
 */
export function contrastBetween(ink: string, ground: string): number {
  const context = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const luminanceOf = (...layers: string[]) => {
    context.clearRect(0, 0, 1, 1);
    for (const colour of layers) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, other] = [luminanceOf(ground), luminanceOf(ground, ink)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** 0 is see-through, 1 hides what is behind: of a colour as `getComputedStyle` writes it. */
export const alphaOf = (colour: string): number =>
  colour === 'transparent' ? 0 : Number(/(?:\/|,.+,.+,)\s*([\d.]+)\)$/.exec(colour)?.[1] ?? 1);

/** The function as it can be given to `evaluate`, with the two above beside it in the page. */
export const withContrast = <Given, Result>(inPage: (given: Given) => Result) =>
  new Function(
    'given',
    `const contrastBetween = ${contrastBetween}, alphaOf = ${alphaOf}; return (${inPage})(given);`,
  ) as (given: Given) => Result;
