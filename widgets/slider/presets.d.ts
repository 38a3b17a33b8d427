/** What `columns` of presets.mjs makes of presets.json: patterns for the names of presets that have a feature. */
declare module '*/presets.json?columns' {
  export const arrows: RegExp;
  export const dots: RegExp;
  export const autoplay: RegExp;
  export const fade: RegExp;
  /** Milliseconds of one movement, by the name of the preset. */
  export const speed: Record<string, number>;
  /** The most slides in view that `data-items` can ask for. */
  export const most: number;
}
