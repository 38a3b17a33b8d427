/** scripts/lib/as-nodes.mjs */
declare module '*/Controls.tsx?as-nodes' {
  type Drawn = typeof import('./Controls');
  export const ControlsInPlace: (...props: Parameters<Drawn['ControlsInPlace']>) => HTMLElement;
}
