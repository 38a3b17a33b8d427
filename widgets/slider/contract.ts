import { type Attributes, choice, integer, optionalFlag } from '../../src/contract/attributes';
import * as presets from './presets.json?columns';

/** Read by style.css alone; here so that a wrong number is reported. */
const perView = { min: 1, max: presets.most, fallback: null } as const;

/** The `data-*` attributes of a slider; what is left out is as the preset has it. */
export const attributes = {
  preset: choice(Object.keys(presets.speed), {
    fallback: 'plain',
    about: 'What holds where no attribute says otherwise',
  }),
  strip: choice(['child', 'self'], {
    fallback: 'child',
    about: 'Where the slides are: in its first list or `div`, or (for an alias) in the element itself',
  }),
  arrows: optionalFlag({ about: 'Has arrows; else as the preset' }),
  dots: optionalFlag({ about: 'Has a dot for each position; else as the preset' }),
  autoplay: optionalFlag({ about: 'Plays by itself and has a pause button; else as the preset' }),
  fade: optionalFlag({ about: 'Fades from slide to slide; else as the preset, where one slide is in view' }),
  pause: integer({
    min: 1000,
    max: 60_000,
    fallback: 5000,
    unit: 'ms',
    about: 'Rest between two automatic movements',
  }),
  speed: integer({
    min: 0,
    max: 20_000,
    fallback: null,
    unit: 'ms',
    about: 'Time of one movement; else as the preset',
  }),
  items: integer({ ...perView, about: 'Slides in view above 1199 px; else as the preset' }),
  itemsDesktop: integer({
    ...perView,
    about: 'The same up to 1199 px; else as the preset, or the next wider one',
  }),
  itemsLaptop: integer({
    ...perView,
    about: 'The same up to 980 px; else as the preset, or the next wider one',
  }),
  itemsTablet: integer({
    ...perView,
    about: 'The same up to 768 px; else as the preset, or the next wider one',
  }),
  itemsMobile: integer({
    ...perView,
    about: 'The same up to 479 px; else as the preset, or the next wider one',
  }),
};

export type SliderAttributes = Attributes<typeof attributes>;

export type Settings = ReturnType<typeof settingsOf>;

/** What the attributes say, over what the preset has. */
export const settingsOf = (said: SliderAttributes) => ({
  arrows: said.arrows ?? presets.arrows.test(said.preset),
  dots: said.dots ?? presets.dots.test(said.preset),
  autoplay: said.autoplay ?? presets.autoplay.test(said.preset),
  fade: said.fade ?? (presets.fade.test(said.preset) && !asksForSeveral(said)),
  pause: said.pause,
  speed: said.speed ?? presets.speed[said.preset] ?? 0,
});

/** Slides that fade lie on each other: who asks for several side by side has not asked for that. */
const asksForSeveral = ({ items, itemsDesktop, itemsLaptop, itemsTablet, itemsMobile }: SliderAttributes) =>
  [items, itemsDesktop, itemsLaptop, itemsTablet, itemsMobile].some((count) => (count ?? 1) > 1);
