import type { Value } from '../../../src/find/found';

/** What an old library was called with; it says anything. */
export type Old = Record<string, unknown>;
type Translated = Record<string, Value>;

const count = (value: unknown) => {
  const number = Math.round(Number(value));
  return number >= 1 ? Math.min(8, number) : null;
};
const isTable = (value: unknown): value is Old => typeof value === 'object' && value !== null;
const items = (value: unknown): Translated => {
  const number = count(value);
  return number && number > 1 ? { items: number } : {};
};

/** Room between slides in px, which the old libraries have none of unless they are told. */
const gap = (value: unknown): Translated => {
  const number = Math.round(Number(value));
  return number > 0 ? { gap: Math.min(200, number) } : {};
};

interface Manner {
  arrows: unknown;
  dots: unknown;
  autoplay: unknown;
  pause: unknown;
  fade: unknown;
}

/** What differs from our slider's own manner: arrows, and nothing else. */
function manner({ arrows, dots, autoplay, pause, fade }: Manner): Translated {
  const rest = Number(pause);
  return {
    ...(!arrows && { arrows: false }),
    ...(dots ? { dots: true } : {}),
    ...(autoplay ? { autoplay: true } : {}),
    ...(autoplay && rest > 0 && rest !== 5000 ? { pause: Math.min(60_000, Math.max(1000, rest)) } : {}),
    ...(fade ? { fade: true } : {}),
  };
}

/** A table by the smallest width, with what holds below all of them. */
function fromWidth(table: unknown, name: string, base: unknown): Translated {
  if (!isTable(table)) return items(base);
  const rows = Object.entries(table).flatMap(([width, row]) => {
    const number = isTable(row) ? count(row[name]) : null;
    return /^\d+$/.test(width) && number ? [[width, { [name]: number }]] : [];
  });
  if (rows.length === 0) return items(base);
  return { responsive: { 0: { [name]: count(base) ?? 1 }, ...Object.fromEntries(rows) } };
}

/** A list of what holds below a width. */
function belowWidth(rows: [limit: number, items: unknown][], name: string, base: unknown): Translated {
  const list = rows.flatMap(([breakpoint, value]): Value[] => {
    const number = count(value);
    return number && breakpoint > 0 ? [{ breakpoint, settings: { [name]: number } }] : [];
  });
  return list.length ? { responsive: [count(base) ?? 1, ...list] } : items(base);
}

export const ofOwl2 = (old: Old): Translated => ({
  ...manner({
    arrows: old.nav,
    dots: old.dots,
    autoplay: old.autoplay,
    pause: old.autoplayTimeout,
    fade: /fade/i.test(String(old.animateOut)) && Number(old.items) === 1,
  }),
  ...fromWidth(old.responsive, 'items', old.items),
  ...gap(old.margin),
});

/** Its limits are the last width that they hold for; the table's are the first that they don't. */
export function ofOwl1(old: Old): Translated {
  const rows = [
    'itemsDesktop',
    'itemsDesktopSmall',
    'itemsTablet',
    'itemsTabletSmall',
    'itemsMobile',
  ].flatMap((name): [number, unknown][] => {
    const row = old[name];
    return Array.isArray(row) ? [[Number(row[0]) + 1, row[1]]] : [];
  });
  return {
    ...manner({
      arrows: old.navigation,
      dots: old.pagination,
      autoplay: old.autoPlay,
      pause: old.autoPlay,
      fade: /fade/i.test(String(old.transitionStyle)),
    }),
    ...(old.singleItem || old.responsive === false
      ? items(old.singleItem ? 1 : old.items)
      : belowWidth(rows, 'items', old.items)),
  };
}

export function ofSlick(old: Old): Translated {
  const rows = (Array.isArray(old.responsive) ? old.responsive : []).flatMap(
    (row: Old): [number, unknown][] =>
      isTable(row?.settings) ? [[Number(row.breakpoint), row.settings.slidesToShow]] : [],
  );
  const upwards = Object.fromEntries(rows.map(([width, value]) => [width, { slidesToShow: value }]));
  return {
    ...manner({
      arrows: old.arrows,
      dots: old.dots,
      autoplay: old.autoplay,
      pause: old.autoplaySpeed,
      fade: old.fade,
    }),
    ...(old.mobileFirst && rows.length
      ? fromWidth(upwards, 'slidesToShow', old.slidesToShow)
      : belowWidth(rows, 'slidesToShow', old.slidesToShow)),
  };
}

export const ofFlexSlider = (old: Old): Translated => {
  const [most, least] = [items(old.maxItems), count(old.minItems)];
  return {
    ...manner({
      arrows: old.directionNav,
      dots: old.controlNav,
      autoplay: old.slideshow,
      pause: old.slideshowSpeed,
      fade: old.animation === 'fade',
    }),
    ...gap(old.itemMargin),
    ...(Number(old.itemWidth) > 0 ? { ...most, ...(least ? { 'items-mobile': least } : {}) } : {}),
  };
};

export function ofSwiper(old: Old): Translated {
  const part = (name: string): Old => (isTable(old[name]) ? (old[name] as Old) : {});
  const [pages, arrows, play] = [part('pagination'), part('navigation'), part('autoplay')];
  return {
    ...manner({
      arrows: arrows.nextEl,
      dots: pages.el,
      autoplay: play.enabled,
      pause: play.delay,
      fade: old.effect === 'fade',
    }),
    ...fromWidth(old.breakpoints, 'slidesPerView', old.slidesPerView),
    ...gap(old.spaceBetween),
  };
}
