import type { Alias } from '../contract/config';
import { ClickGuard } from './click-guard';
import type { Context } from './context';
import { Mounted } from './mounted';
import type { RegisteredDefinition } from './registered';
import { Schedule } from './schedule';

/** Finds widgets as they come, and takes leave of those that go. */
export class Registry {
  readonly #mounted = new Map<Element, Mounted>();
  readonly #schedule = new Schedule();
  readonly #clicks = new ClickGuard();
  readonly #observer = new MutationObserver((records) => this.#follow(records));
  readonly #aliases: Alias[] = [];
  readonly #ctx: Context;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    for (const alias of ctx.config.aliases) this.#add(alias);
  }

  start(): void {
    this.scan();
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  /** Starts the widgets in `root`; twice changes nothing. */
  scan(root: ParentNode = document): void {
    // All selectors at once: a page is looked through twice, however many there are.
    const selectors = this.#aliases.map(([selector]) => selector).join();
    if (selectors) for (const element of matching(root, selectors)) this.#apply(element);
    for (const element of matching(root, '[data-widget]')) this.#adopt(element);
  }

  /** Lets a selector of the theme's own markup stand for a widget, as the PHP filter does. */
  readonly alias = (...alias: Alias): void => {
    this.#add(alias);
    this.scan();
  };

  /** Takes a widget of another plugin's or theme's. */
  readonly define = async (definition: RegisteredDefinition): Promise<void> =>
    (await this.#ctx.load('mullion/define')).define(definition, this.#ctx, this.#mounted);

  /** A selector that no browser can read would end every scan. */
  #add(alias: Alias): void {
    try {
      new DocumentFragment().querySelector(alias[0]);
      this.#aliases.push(alias);
    } catch (error) {
      this.#ctx.report(alias[1], null, error);
    }
  }

  #apply(element: HTMLElement): void {
    if (element.dataset.widget) return;
    const [, widget, attributes] = this.#aliases.find(([selector]) => element.matches(selector)) as Alias;
    for (const key in attributes)
      element.setAttribute(`data-${key}`.replace('data-data-', 'data-'), attributes[key] as string);
    element.dataset.widget = widget;
  }

  #adopt(element: HTMLElement): void {
    const ctx = this.#ctx;
    if (this.#mounted.has(element)) return;
    // What begins as no name does is another script's (Elessi: a selector): none of its clicks is held.
    if (/^\W/.test(element.dataset.widget as string)) return;
    // What the owner has switched off stays as it was printed.
    if (ctx.config.widgets[element.dataset.widget as string] === false) return;
    const mounted = new Mounted(element, ctx, this.#schedule, this.#clicks);
    this.#mounted.set(element, mounted);
    mounted.start();
  }

  #follow(records: MutationRecord[]): void {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected && 'matches' in node) this.scan(node as Element);
    // A moved element is out and in again within one batch: only what is really gone is stopped.
    if (records.some(({ removedNodes }) => removedNodes[0])) this.#sweep();
  }

  #sweep(): void {
    for (const [element, mounted] of this.#mounted) {
      if (element.isConnected) continue;
      this.#mounted.delete(element);
      mounted.stop();
    }
  }
}

/** In the order of the page. A document has no `matches`. */
const matching = (root: ParentNode, selector: string): HTMLElement[] => [
  ...((root as HTMLElement).matches?.(selector) ? [root as HTMLElement] : []),
  ...root.querySelectorAll<HTMLElement>(selector),
];
