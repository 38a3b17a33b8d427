/**
 * The entry's lighter half, for a page on which nothing but the cart is ours: on a theme that we do not know, no page
 * may grow. An element that asks for a widget all the same brings the registry, as a chunk.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { showKept } from './cart/show-kept';
import { summonAftermath } from './cart/summon';
import { loadChunk } from './chunks/load';
import { addLate } from './contract/config';
import { pressLinks } from './dom/buttons';
import type { Registry } from './registry/registry';
import { createServices, whenParsed } from './start/services';

type RegistryModule = typeof import('./start/registry');

function start(): void {
  // Until the page goes.
  const { signal } = new AbortController();
  let coming: Promise<Registry | undefined> | undefined;
  const ctx = createServices(signal, (root) => wake((registry) => registry.scan(root)));
  const { config, t, report } = ctx;

  /** Brings the registry, once; what cannot be had is told. */
  const wake = (use: (registry: Registry) => void = () => {}) => {
    observer.disconnect();
    coming ??= loadChunk<RegistryModule>(config, 'registry', config.chunks.registry ?? '').then(
      (module) => module.default(ctx),
      (error) => void report('registry', null, error),
    );
    void coming.then((registry) => registry && use(registry));
  };
  const look = () => document.querySelector('[data-widget]') && wake();
  const observer = new MutationObserver(look);

  window.mullion = {
    ...ctx,
    alias: (...alias) => wake((registry) => registry.alias(...alias)),
    on: bus.on,
  };
  pressLinks(signal);
  if (ctx.cart) {
    claimButtons(ctx.cart, signal);
    summonAftermath(ctx.cart, signal, (cart) => showKept(cart, t('emptyCart')));
  }
  whenParsed(() => {
    addLate(config);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    look();
    bus.emit('ready', ctx);
  });
}

// A second copy (two versions, a script combiner) leaves the page to the first.
if (!window.mullion) start();
