import type { Alias, Moment } from '../contract/config';
import type { Context } from './context';
import type { Widget } from './define-widget';
import { earlyOf } from './early';
import { filesOf, loadStyle } from './load';
import { holdClicks, releaseClicks } from './replay';
import { schedule, unschedule } from './schedule';

/** One element with its widget; lives until the element leaves the page. */
interface Mounted {
  element: HTMLElement;
  name: string;
  stop: AbortController;
}

/** Finds widgets, waits for their moment, starts them and tears them down. */
export function createRegistry(ctx: Context) {
  const mounted = new Map<Element, Mounted>();
  const { config, bus } = ctx;
  const aliases: Alias[] = [...config.aliases];

  const applyAliases = (root: ParentNode) => {
    for (const { selector, widget, attributes } of aliases) {
      for (const element of matching(root, selector)) {
        if (element.dataset.widget) continue;
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(`data-${key}`, value);
        element.dataset.widget = widget;
      }
    }
  };

  const scan = (root: ParentNode = document) => {
    applyAliases(root);
    for (const element of matching(root, '[data-widget]')) if (!mounted.has(element)) adopt(element);
  };

  const adopt = (element: HTMLElement) => {
    const name = element.dataset.widget ?? '';
    if (config.widgets[name] === false) return;
    const instance: Mounted = { element, name, stop: new AbortController() };
    mounted.set(element, instance);
    try {
      const { css, moment } = filesOf(config, name);
      if (css) loadStyle(config, css);
      wait(instance, begin(instance) ?? moment);
    } catch (error) {
      fail(instance, error);
    }
  };

  /** Runs the early part; returns the moment that it asks for. */
  const begin = (instance: Mounted): Moment | undefined => {
    const { element, name, stop } = instance;
    const early = earlyOf(name);
    try {
      early?.start?.(element, ctx, stop.signal);
      return early?.moment?.(element);
    } catch (error) {
      fail(instance, error);
    }
  };

  const wait = (instance: Mounted, moment: Moment) => {
    const { element, stop } = instance;
    let started = false;
    const startOnce = () => {
      if (started || stop.signal.aborted) return;
      started = true;
      unschedule(element);
      start(instance).finally(() => releaseClicks(element));
    };
    holdClicks(element, startOnce);
    try {
      schedule(element, (element.dataset.hydrate as Moment) || moment, startOnce);
    } catch (error) {
      fail(instance, error);
      schedule(element, moment, startOnce);
    }
  };

  const start = async (instance: Mounted) => {
    const { element, name, stop } = instance;
    element.dataset.state = 'waiting';
    try {
      const { default: widget } = await ctx.load<{ default: Widget }>(name);
      if (stop.signal.aborted) return;
      const cleanup = await widget.start(element, ctx, stop.signal);
      if (stop.signal.aborted) {
        cleanup?.();
        return;
      }
      if (cleanup) stop.signal.addEventListener('abort', () => cleanup());
      element.dataset.state = 'ready';
      bus.emit('widget-started', { widget: name, element });
    } catch (error) {
      fail(instance, error);
    }
  };

  const fail = ({ element, name }: Mounted, error: unknown) => {
    element.dataset.state = 'failed';
    ctx.report(name, element, error);
  };

  /** A moved element is out and in again within one batch: only what is really gone is stopped. */
  const sweep = () => {
    for (const [element, { name, stop }] of mounted) {
      if (element.isConnected) continue;
      mounted.delete(element);
      unschedule(element);
      releaseClicks(element);
      stop.abort();
      delete (element as HTMLElement).dataset.state;
      bus.emit('widget-stopped', { widget: name, element });
    }
  };

  const observe = () => {
    new MutationObserver((records) => {
      let isRemoved = false;
      for (const { addedNodes, removedNodes } of records) {
        isRemoved ||= removedNodes.length > 0;
        for (const node of addedNodes) if (node instanceof Element && node.isConnected) scan(node);
      }
      if (isRemoved) sweep();
    }).observe(document.documentElement, { childList: true, subtree: true });
  };

  /** Lets a selector of the theme's own markup stand for a widget, as the PHP filter does. */
  const alias = (selector: string, widget: string, attributes: Record<string, string> = {}) => {
    aliases.push({ selector, widget, attributes });
    scan();
  };

  return { scan, observe, alias };
}

function matching(root: ParentNode, selector: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  // A document has no `matches`.
  if ((root as HTMLElement).matches?.(selector)) found.unshift(root as HTMLElement);
  return found;
}
