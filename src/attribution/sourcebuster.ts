import type { History } from './history';
import { type Preferences, Tracker } from './tracker';

/** As much of sourcebuster's own object as plugins beside WooCommerce use. */
export interface Sourcebuster {
  readonly get: History | undefined;
  init(preferences?: Preferences): void;
  /** Ours alone: tells our object from the real one, and holds the page's one tracker. */
  readonly mullion: Tracker;
}

/**
 * The page's `sbjs`. It is made once, whichever of our two files comes first.
 *
 * `init()` writes nothing while the shop's tracking is off: who calls it can't know of the consent.
 */
export function sourcebuster(): Sourcebuster {
  const page = window as { sbjs?: Partial<Sourcebuster> };
  if (page.sbjs?.mullion) return page.sbjs as Sourcebuster;
  const tracker = new Tracker();
  tracker.start();
  const sbjs: Sourcebuster = {
    get get() {
      return tracker.history();
    },
    init(preferences = {}) {
      tracker.set(preferences);
      const history = tracker.history();
      if (history) preferences.callback?.(history);
    },
    mullion: tracker,
  };
  page.sbjs = sbjs;
  return sbjs;
}
