/** What the server says of the cart, in the `script#mullion-cart` fragment of every answer. */
export interface CartState {
  /** Identifiers of the latest requests that this cart holds. */
  requests: string[];
  /** Number of items, quantities added up. */
  count: number;
  /** The price of all items as the shop's own mini-cart shows it, plain text. */
  total?: string;
  /** Identifiers of the products and variations that are in it. */
  products?: number[];
  lines?: CartLine[];
}

/** A line of the cart, as far as its quantity can be changed. */
export interface CartLine {
  key: string;
  name: string;
  quantity: number;
  min: number;
  /** -1 for any number. */
  max: number;
  step: number;
}

/** The shop answered with a cart. */
export interface CartAnswer {
  ok: true;
  fragments: Record<string, string>;
  hash: string;
  state: CartState | null;
  /**
   * The moment whose cart this is, in ms since 1970: when a change was answered, or when a reading was
   * asked for. An older cart never replaces a newer one.
   */
  asOf: number;
}

/** `refused`: the shop said no. `vetoed`: a plugin did, before it was sent. The rest: nobody knows. */
export interface CartFailure {
  ok: false;
  reason: 'refused' | 'vetoed' | 'timeout' | 'unreachable' | 'unreadable';
  /** Where the shop wants the visitor to go after a refusal. */
  productUrl?: unknown;
  /** Why the shop refuses, for the visitor. */
  message?: string;
  /** Milliseconds that the server asks us to wait. */
  retryAfter?: number;
}

export type Answer = CartAnswer | CartFailure;
