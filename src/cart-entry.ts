/**
 * The entry's lighter half, for a page on which nothing but the cart is ours, or markup of the shop's besides: on a theme
 * that we do not know, no page may grow. An element that asks for a widget, or is taken over by one, brings the registry,
 * as a chunk.
 */
import { bus } from './bus/bus';
import { claimButtons } from './cart/buttons';
import { bridgeJQuery } from './cart/jquery-bridge';
import { showKept } from './cart/show-kept';
import { showPrinted } from './cart/show-printed';
import { hasFragments, summonAftermath } from './cart/summon';
import type { Cart, CartServices } from './cart/types';
import { loadChunk } from './chunks/load';
import type { Alias, Config } from './contract/config';
import { pressLinks } from './dom/buttons';
import { jQueryNow } from './dom/jquery';
import { createServices, whenParsed } from './start/services';

type RegistryModule = typeof import('./start/registry');
type KeptModule = typeof import('./cart/show-kept');

/** Whether what shows a kept cart is in this file, for who has a cart; others need no such thing. */
declare const __HAS_KEPT_CART__: boolean;

const loadKept = async (config: Config) =>
  __HAS_KEPT_CART__ ? { showKept } : loadChunk<KeptModule>(config, 'cart', config.chunks['kept-cart'] ?? '');

/** What another script means by the attribute is a selector (Elessi): the registry would pass it by. */
const HOOK = '[data-widget]:not([data-widget^="#"],[data-widget^="."])';

/** Whether the page has a widget now, or markup for one. */
function hasWidgets(aliases: Alias[]): boolean {
  try {
    return !!document.querySelector([HOOK, ...aliases.map(([selector]) => selector)].join());
  } catch {
    // The registry tells which of a theme's selectors cannot be read.
    return true;
  }
}

/** Whether the aftermath is needed; what shows a cart comes where the shop's own script would have shown it. */
async function looksAfter(cart: Cart, { config, t }: Pick<CartServices, 'config' | 't'>): Promise<unknown> {
  bridgeJQuery(cart);
  if (cart.ledger.next() || !hasFragments()) return cart.ledger.next();
  if (showPrinted(cart)) return false;
  const { showKept } = await loadKept(config);
  return showKept(cart, t('emptyCart'));
}

/**
 * Answers and shows where the shop's own script would, and from when on: plugins of languages ask for a fresh cart while
 * the page loads. Who asks before that (a plugin of points, on every page) is not answered by it either.
 */
function showCart(cart: Cart, services: CartServices, tell: (error: unknown) => void): void {
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking ??= looksAfter(cart, services).catch(tell);
    return looking;
  };
  whenParsed(() => {
    // With the shop's first look at the order: themes answer a shown cart by asking for it again (Elessi), and two at
    // one moment are one request.
    const isCheckout = document.querySelector('form.checkout');
    if (hasFragments()) jQueryNow()?.(() => (isCheckout ? void look() : bridgeJQuery(cart)));
  });
  summonAftermath(cart, look);
}

function start(): void {
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
  const ctx = createServices(scan, (widget: string) =>
    wake().then((registry) => registry.load(widget) as Promise<never>),
  );
  const { cart, config, report } = ctx;
  const search = () => hasWidgets(config.aliases) && wake().catch(tell);
  const observer = new MutationObserver(search);

  window.mullion = {
    ...ctx,
    alias: (...alias) => void wake().then((registry) => registry.alias(...alias), tell),
    define: (definition) => wake().then((registry) => registry.define(definition), tell),
    runtime: () => wake().then((registry) => registry.runtime()),
    on: bus.on,
  };
  pressLinks();
  if (cart) {
    claimButtons(cart);
    showCart(cart, ctx, tell);
  }
  whenParsed(() => {
    observer.observe(document.documentElement, { childList: true, subtree: true });
    search();
    bus.emit('ready', ctx);
  });
}

// A second copy (two versions, a script combiner) leaves the page to the first. Elements by that name have no function.
if (!window.mullion?.on?.call) start();
