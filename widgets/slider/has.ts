import { arrows, autoplay, dots, fade } from './presets.json?columns';

/** The presets that have it, of presets.json. */
const HAVING = { arrows, dots, autoplay, fade };

/** Whether a slider has a feature, before its attributes have been checked. */
export function has({ dataset }: HTMLElement, feature: keyof typeof HAVING): boolean {
  const { preset = 'plain', [feature]: asked } = dataset;
  return asked === undefined ? RegExp(HAVING[feature]).test(preset) : asked !== 'false';
}
