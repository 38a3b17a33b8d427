/**
 * The events of the bus with the shape of their `detail`; on the document each is `mullion:<name>`.
 * The cart and each widget declare their own by declaration merging, where they emit them.
 */
export interface MullionEvents {
  /** The registry has scanned the page once. */
  ready: { version: string };
  /** A widget has started on `element`. */
  'widget-started': { widget: string; element: Element };
  /** A widget's element left the page and its listeners are gone. */
  'widget-stopped': { widget: string; element: Element };
  /** Something went wrong; `preventDefault()` keeps it out of the console. */
  error: { widget: string; element: Element | null; error: Error };
  /** `index` is the first slide in view, counted from 0. */
  'slide-changed': { element: Element; index: number };
}

export type EventName = keyof MullionEvents;
