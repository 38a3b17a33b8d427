/** As much of jQuery as is met through, whatever version the site brings. */
export interface JQuery {
  (target: unknown): JQueryElement;
  param(data: Record<string, unknown>): string;
  fn: Record<string, unknown>;
  Event(name: string, of: object): JQueryEvent;
  /** Not in libraries that go by its name. */
  event?: { special: Record<string, { trigger?(event: JQueryEvent, ...args: unknown[]): void } | undefined> };
  /** Not in jQuery's slim build. */
  ajaxPrefilter?(prefilter: (options: { url?: string; timeout?: number }) => void): void;
  /** Its own, which it has kept under this name since 1.5. */
  _data?(node: Node, name: 'events'): { [type: string]: Bound[] | undefined } | undefined;
}

/** A handler as jQuery keeps it; with a selector it waits for what happens inside. */
export interface Bound {
  handler(this: Element, event: JQueryEvent): void;
  selector?: string;
}

export interface JQueryElement {
  trigger(name: string, args?: unknown[]): unknown;
  triggerHandler(name: string, args?: unknown[]): unknown;
  on(name: string, handler: (event: JQueryEvent, ...args: never[]) => void): unknown;
  on(name: string, selector: string, handler: (event: JQueryEvent, ...args: never[]) => void): unknown;
  off(name: string, what?: string | ((event: never) => void)): unknown;
  data(): Record<string, unknown>;
  is(selector: string): boolean;
  /** Ends its movements; not in jQuery's slim build. */
  finish?(): unknown;
  parents?(): JQueryElement;
  /** Uncovers what BlockUI has covered, where a page has it. */
  unblock?(): unknown;
}

export interface JQueryEvent extends Event {
  target: Element;
  currentTarget: HTMLElement;
  /** The browser's; none where a script called `trigger()`. */
  originalEvent?: Event;
}

/** jQuery as it is now: optimisers bring it late, so it is looked up at each use. */
export function jQueryNow(): JQuery | null {
  const found = (window as { jQuery?: JQuery }).jQuery;
  return typeof found === 'function' && found.fn ? found : null;
}
