/** scripts/lib/as-nodes.mjs */
declare module '*/Arrows.tsx?as-nodes' {
  export const ArrowsInPlace: (...props: Parameters<typeof import('./Arrows').ArrowsInPlace>) => HTMLElement;
}
