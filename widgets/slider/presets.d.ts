/** What `columns` of presets.mjs makes of presets.json: names of presets, a space between two. */
declare module '*/presets.json?columns' {
  export const arrows: string;
  export const dots: string;
  export const autoplay: string;
  export const fade: string;
  /** Milliseconds of one movement, by the name of the preset. */
  export const speed: Record<string, number>;
  /** The most slides in view that `data-items` can ask for. */
  export const most: number;
}
