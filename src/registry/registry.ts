import type { Alias } from '../contract/config';
import { ClickGuard } from './click-guard';
import type { Context } from './context';
import { Mounted } from './mounted';
import { Schedule } from './schedule';

/** Finds widgets as they come, and takes leave of those that go. */
export class Registry {
  readonly #mounted = new Map<Element, Mounted>();
  readonly #schedule = new Schedule();
  readonly #clicks = new ClickGuard();
  readonly #observer = new MutationObserver((records) => this.#follow(records));
  readonly #aliases: Alias[];
  readonly #ctx: Context;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    this.#aliases = [...ctx.config.aliases];
  }

  start(): void {
    this.#schedule.start();
    this.#clicks.start();
    this.scan();
    this.#observer.observe(document.documentElement, { childList: true, subtree: true });
  }

  /** Starts the widgets in `root`; twice changes nothing. */
  scan(root: ParentNode = document): void {
    for (const alias of this.#aliases) apply(alias, root);
    for (const element of matching(root, '[data-widget]')) this.#adopt(element);
  }

  /** Lets a selector of the theme's own markup stand for a widget, as the PHP filter does. */
  alias(...alias: Alias): void {
    this.#aliases.push(alias);
    this.scan();
  }

  #adopt(element: HTMLElement): void {
    const ctx = this.#ctx;
    // What the owner has switched off stays as it was printed.
    if (this.#mounted.has(element) || ctx.config.widgets[element.dataset.widget ?? ''] === false) return;
    const mounted = new Mounted(element, ctx, this.#schedule, this.#clicks);
    this.#mounted.set(element, mounted);
    mounted.start();
  }

  #follow(records: MutationRecord[]): void {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) this.scan(node);
    // A moved element is out and in again within one batch: only what is really gone is stopped.
    if (records.some(({ removedNodes }) => removedNodes.length)) this.#sweep();
  }

  #sweep(): void {
    for (const [element, mounted] of this.#mounted) {
      if (element.isConnected) continue;
      this.#mounted.delete(element);
      mounted.stop();
    }
  }
}

function apply([selector, widget, attributes = {}]: Alias, root: ParentNode): void {
  for (const element of matching(root, selector)) {
    if (element.dataset.widget) continue;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(`data-${key}`, value);
    element.dataset.widget = widget;
  }
}

function matching(root: ParentNode, selector: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  // A document has no `matches`.
  if ((root as HTMLElement).matches?.(selector)) found.unshift(root as HTMLElement);
  return found;
}
