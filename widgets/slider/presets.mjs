/**
 * What is made of presets.json, by scripts/lib/made.mjs: each function takes the presets and is asked for by
 * its name.
 *
 * `items` are slides in view, at each width of the window (style.css): what is left out is as the next wider
 * one, and 1 for the widest. `speed` is the time of one movement in ms.
 *
 * @typedef {'wide' | 'desktop' | 'laptop' | 'tablet' | 'mobile'} Width
 * @typedef {'arrows' | 'dots' | 'autoplay' | 'fade'} Feature
 * @typedef {{ items?: { [width in Width]?: number }, mobileUpTo?: number, speed: number }} Numbers
 * @typedef {Numbers & { [feature in Feature]?: boolean }} Preset
 * @typedef {{ [name: string]: Preset }} Presets
 */

/** @type {Width[]} */
const WIDTHS = ['wide', 'desktop', 'laptop', 'tablet', 'mobile'];
/** @type {Record<Feature, string>} */
const WORDS = { arrows: 'arrows', dots: 'dots', autoplay: 'plays', fade: 'fades' };
/** The most slides in view that `data-items` can ask for. */
const MOST = 8;

/** For scripts: a pattern for the presets that have a feature, and what else they read. */
export function columns(/** @type {Presets} */ presets) {
  const all = Object.entries(presets);
  const having = (/** @type {Feature} */ feature) => {
    const [names, others] = [true, false].map((has) => all.filter(([, preset]) => !!preset[feature] === has));
    return pattern(
      names.map(([name]) => name),
      others.map(([name]) => name),
    );
  };
  return {
    arrows: having('arrows'),
    dots: having('dots'),
    autoplay: having('autoplay'),
    fade: having('fade'),
    speed: Object.fromEntries(all.map(([name, { speed }]) => [name, speed])),
    most: MOST,
  };
}

/** By the shortest beginnings that no other preset has: every page of a site carries this. */
function pattern(/** @type {string[]} */ names, /** @type {string[]} */ others) {
  const beginnings = names.map((name) => {
    const all = Array.from(name, (_, at) => name.slice(0, at + 1));
    return all.find((start) => !others.some((other) => other.startsWith(start))) ?? `${name}$`;
  });
  return names.length ? new RegExp(`^(${[...new Set(beginnings)].join('|')})`) : /(?!)/;
}

/** Rules that are weak: those of `data-items` are stronger by their place. */
export function style(/** @type {Presets} */ presets) {
  const all = Object.entries(presets);
  return [
    bar(all),
    scrollbar(all),
    ...all.flatMap(([name, preset]) => itemsOf(name, preset)),
    ...byHand(),
  ].join('\n');
}

/** The room that dots and pause button need. */
function bar(/** @type {[string, Preset][]} */ all) {
  const withBar = all.filter(([, { dots, autoplay }]) => dots || autoplay);
  const selectors = [
    '[data-widget="slider"]:is([data-dots], [data-autoplay]):not([data-dots="false"], [data-autoplay="false"])',
    ...withBar.map(([name]) => presetSelector(name)),
  ];
  return `${selectors.join(',\n')} { --mullion-slider-bar: 3rem; }`;
}

/** Where nothing else says that there is more, the strip's scroll bar does. */
function scrollbar(/** @type {[string, Preset][]} */ all) {
  const silent = all.filter(([, { arrows, dots, autoplay }]) => !(arrows || dots || autoplay));
  const selectors = silent.map(([name]) => presetSelector(name));
  return `:is(${selectors.join(',\n')}):not([data-arrows], [data-dots]) { --mullion-slider-scrollbar: thin; }`;
}

/** @param {string} name @param {Preset} preset */
function itemsOf(name, { items = {}, mobileUpTo }) {
  const numbers = WIDTHS.filter((width) => items[width]).map((width) => declare(width, items[width] ?? 1));
  const narrow = '--mullion-slider-items: var(--mullion-slider-mobile);';
  return [
    ...(numbers.length ? [`${presetSelector(name)} { ${numbers.join(' ')} }`] : []),
    ...(mobileUpTo ? [`@media (max-width: ${mobileUpTo}px) { ${presetSelector(name)} { ${narrow} } }`] : []),
  ];
}

/** A slider by hand: `data-items` and its four narrower brothers. */
function byHand() {
  const numbers = Array.from({ length: MOST }, (_, at) => at + 1);
  return WIDTHS.flatMap((width) => {
    const attribute = width === 'wide' ? 'data-items' : `data-items-${width}`;
    return numbers.map((number) => `[${attribute}="${number}"] { ${declare(width, number)} }`);
  });
}

const presetSelector = (/** @type {string} */ name) => `[data-preset="${name}"]`;

const declare = (/** @type {Width} */ width, /** @type {number} */ number) =>
  `--mullion-slider-${width}: ${number};`;

/** For README.md. */
export function table(/** @type {Presets} */ presets) {
  return [
    '| preset | above 1199 px | ≤ 1199 | ≤ 980 | ≤ 768 | ≤ 479 | has | movement |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |',
    ...Object.entries(presets).map(([name, preset]) => row(name, preset)),
  ].join('\n');
}

/** @param {string} name @param {Preset} preset */
function row(name, { items = {}, mobileUpTo, speed, ...features }) {
  let number = 1;
  const numbers = WIDTHS.map((width) => {
    number = items[width] ?? number;
    return `${number}`;
  });
  if (mobileUpTo) numbers.push(`${numbers.pop()} (≤ ${mobileUpTo})`);
  const has = Object.entries(WORDS).filter(([feature]) => features[/** @type {Feature} */ (feature)]);
  const words = has.map(([, word]) => word).join(', ');
  return `| \`${name}\` | ${numbers.join(' | ')} | ${words} | ${speed} ms |`;
}
