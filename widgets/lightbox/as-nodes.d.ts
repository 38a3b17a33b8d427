/** scripts/lib/as-nodes.mjs */
declare module '*/Frame.tsx?as-nodes' {
  type Props = Parameters<typeof import('./parts/Frame').FrameInPlace>[0];
  export const FrameInPlace: (props: Omit<Props, 'children'> & { children: Node }) => HTMLElement;
}
declare module '*/Media.tsx?as-nodes' {
  export const Media: (...props: Parameters<typeof import('./parts/Media').Media>) => HTMLElement;
}
