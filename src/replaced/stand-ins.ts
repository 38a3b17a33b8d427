/**
 * Slider libraries that the site's owner has named as replaced: what a theme's own script calls of them does
 * nothing, so that the rest of its handler runs. What is there already stays, and what comes later takes its place.
 */
type Plugin = Record<string, unknown>;
interface Query {
  fn: Plugin;
}

const PLUGINS: Record<string, string> = { owl: 'owlCarousel', slick: 'slick', flexslider: 'flexslider' };

/** Any method of it answers with itself, so calls chain; it is no promise. */
const silent: unknown = new Proxy(() => silent, {
  get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : silent),
});

function SilentSwiper(): unknown {
  return silent;
}
SilentSwiper.use = () => SilentSwiper;

function fill(query: unknown, names: string[]): void {
  const { fn } = (query ?? {}) as Partial<Query>;
  for (const name of names)
    if (fn)
      fn[name] ??= function (this: unknown) {
        return this;
      };
}

/** Fills `window[name]` now, and each jQuery that is put there later. */
function watch(name: 'jQuery' | '$', names: string[]): void {
  const page = window as unknown as Record<string, unknown>;
  let query = page[name];
  fill(query, names);
  Object.defineProperty(window, name, {
    configurable: true,
    enumerable: true,
    get: () => query,
    set: (value: unknown) => {
      query = value;
      fill(value, names);
    },
  });
}

export function stand(libraries: string[]): void {
  const names = libraries.flatMap((library) =>
    Object.hasOwn(PLUGINS, library) ? [PLUGINS[library] ?? ''] : [],
  );
  if (names.length) for (const name of ['jQuery', '$'] as const) watch(name, names);
  if (libraries.includes('swiper')) (window as { Swiper?: unknown }).Swiper ??= SilentSwiper;
}

stand((document.currentScript?.dataset.libraries ?? '').split(' '));
