/** scripts/lib/as-nodes.mjs */
declare module '*/first-controls.tsx?as-nodes' {
  type Drawn = typeof import('./first-controls');
  export const ArrowsInPlace: (...props: Parameters<Drawn['ArrowsInPlace']>) => HTMLElement;
  export const Dots: (...props: Parameters<Drawn['Dots']>) => HTMLElement;
}
