/**
 * The entry's lighter half, for a page on which nothing but the cart is ours: on a theme that we do not know, no page
 * may grow. An element that asks for a widget all the same brings the registry, as a chunk.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { showKept } from './cart/show-kept';
import { summonAftermath } from './cart/summon';
import { loadChunk } from './chunks/load';
import { pressLinks } from './dom/buttons';
import { createServices, whenParsed } from './start/services';

type RegistryModule = typeof import('./start/registry');

function start(): void {
  // Until the page goes.
  const { signal } = new AbortController();
  let coming: Promise<ReturnType<RegistryModule['default']>> | undefined;

  /** Brings the registry, once. */
  const wake = () => {
    observer.disconnect();
    coming ??= loadChunk<RegistryModule>(config, 'registry', config.chunks.registry ?? '').then((module) =>
      module.default(ctx),
    );
    return coming;
  };
  /** What cannot be had is told. */
  const tell = (error: unknown) => report('registry', null, error);
  const scan = (root?: ParentNode) => void wake().then((registry) => registry.scan(root), tell);
  const ctx = createServices(signal, scan, (widget: string) =>
    wake().then((registry) => registry.load(widget) as Promise<never>),
  );
  const { config, t, report } = ctx;
  const look = () => document.querySelector('[data-widget]') && wake().catch(tell);
  const observer = new MutationObserver(look);

  window.mullion = {
    ...ctx,
    alias: (...alias) => void wake().then((registry) => registry.alias(...alias), tell),
    on: bus.on,
  };
  pressLinks(signal);
  if (ctx.cart) {
    claimButtons(ctx.cart, signal);
    summonAftermath(ctx.cart, signal, (cart) => showKept(cart, t('emptyCart')));
  }
  whenParsed(() => {
    observer.observe(document.documentElement, { childList: true, subtree: true });
    look();
    bus.emit('ready', ctx);
  });
}

// A second copy (two versions, a script combiner) leaves the page to the first.
if (!window.mullion) start();
