export type Feature = 'arrows' | 'dots' | 'autoplay' | 'fade';

/** Which of the spec's sliders have what; how many slides each shows is in parts/presets.css. */
const HAVING: Record<Feature, RegExp> = {
  arrows: /^(plain|sale|tab|best)/,
  dots: /home|testimonial|blog/,
  autoplay: /home|partner|blog/,
  fade: /home/,
};

/** Whether a slider has a feature, before its attributes have been checked. */
export function has({ dataset }: HTMLElement, feature: Feature): boolean {
  const { preset = 'plain', [feature]: asked } = dataset;
  return asked === undefined ? HAVING[feature].test(preset) : asked !== 'false';
}
