import type { Alias, Moment, WidgetFiles } from '../contract/config';
import type { Context } from './context';
import type { Cleanup, Widget } from './define-widget';
import { type Early, earlyOf } from './early';
import { filesOf, loadChunk, loadStyle } from './load';
import { holdClicks } from './replay';
import { schedule } from './schedule';

/** One element with its widget; lives until the element leaves the page. */
interface Mounted {
  element: HTMLElement;
  name: string;
  stop: AbortController;
}

const MOMENT = /^(load|idle|visible|interaction|media:.+)$/;

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
    const instance: Mounted = { element, name, stop: new AbortController() };
    mounted.set(element, instance);
    const files = filesOf(config, name);
    if (!files) {
      const known = Object.keys(config.widgets).sort().join(', ');
      fail(instance, `data-widget="${name}" is none of: ${known}. (unknown-widget)`);
      return;
    }
    if (files.css) loadStyle(config, files.css);
    const early = earlyOf(name);
    let moment = files.moment;
    try {
      early?.start?.(element, ctx, instance.stop.signal);
      moment = momentOf(element, early, moment);
    } catch (error) {
      fail(instance, error);
    }
    wait(instance, files, moment);
  };

  const wait = (instance: Mounted, files: WidgetFiles, moment: Moment) => {
    const { element, stop } = instance;
    const waiting = new AbortController();
    stop.signal.addEventListener('abort', () => waiting.abort());
    let started = false;
    const begin = () => {
      if (started) return;
      started = true;
      waiting.abort();
      start(instance, files).finally(release);
    };
    const release = holdClicks(element, begin, stop.signal);
    try {
      schedule(element, moment, begin, waiting.signal);
    } catch (error) {
      fail(instance, error);
      begin();
    }
  };

  const start = async (instance: Mounted, { js, imports }: WidgetFiles) => {
    const { element, name, stop } = instance;
    element.dataset.state = 'waiting';
    try {
      const { default: widget } = await loadChunk<{ default: Widget }>(config, js, imports);
      if (stop.signal.aborted) return;
      const cleanup = await widget.start(element, ctx, stop.signal);
      if (cleanup) onAbort(stop.signal, cleanup);
      if (stop.signal.aborted) return;
      element.dataset.state = 'ready';
      bus.emit('widget-started', { widget: name, element });
    } catch (error) {
      fail(instance, error);
    }
  };

  const onAbort = (signal: AbortSignal, cleanup: Cleanup) => {
    if (signal.aborted) cleanup();
    else signal.addEventListener('abort', () => cleanup());
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
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
  return found;
}

/** What `data-hydrate` asks for, else what suits the attributes, else the widget's own moment. */
function momentOf(element: HTMLElement, early: Early | undefined, fallback: Moment): Moment {
  const asked = element.dataset.hydrate;
  if (asked && !MOMENT.test(asked)) {
    throw new Error(`data-hydrate="${asked}" is not load, idle, visible, interaction or media:(…).`);
  }
  return (asked as Moment) || (early?.moment?.(element) ?? fallback);
}
