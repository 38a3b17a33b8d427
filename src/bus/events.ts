import type { CartState, Operation } from '../cart/types';

/** Every event of the bus with the shape of its `detail`. On the document it is `mullion:<name>`. */
export interface MullionEvents {
  /** The registry has scanned the page once. */
  ready: { version: string };
  /** A widget has started on `element`. */
  'widget-started': { widget: string; element: Element };
  /** A widget's element left the page and its listeners are gone. */
  'widget-stopped': { widget: string; element: Element };
  /** Something went wrong; `preventDefault()` keeps it out of the console. */
  error: { widget: string; element: Element | null; error: Error };
  /** A cart request is about to be queued. */
  'cart-changing': { operation: Operation };
  'item-added': { operation: Operation; fragments: Record<string, string>; hash: string };
  'item-removed': { operation: Operation; fragments: Record<string, string>; hash: string };
  /** The cart as the server last told it. */
  'cart-updated': { state: CartState };
  /** A cart request that was given up; `retry` queues it once more. */
  'cart-failed': { operation: Operation; reason: string; retry: () => Promise<unknown> };
  'notice-dismissed': { id: string };
  /** `index` is the first slide in view, counted from 0. */
  'slide-changed': { element: Element; index: number };
}

export type EventName = keyof MullionEvents;
