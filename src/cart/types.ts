import type { Bus } from '../bus/bus';
import type { CartConfig, Config } from '../contract/config';
import type { Announce } from '../dom/announce';
import type { Translate } from '../i18n/translate';
import type { Report } from '../report/report';
import type { Answer, CartState } from './answer';
import type { Ledger } from './ledger';
import type { Operation, OperationKind } from './operation';
import type { Queue } from './queue';
import type { RawAnswer, Server } from './server';

/** The cart of this browser: one store, one queue, whoever asks. */
export interface Cart {
  config: CartConfig;
  ledger: Ledger;
  server: Server;
  queue: Queue;
  /** What the server last said; `null` before it said anything on this page. */
  state: CartState | null;
  /** Whether a shop event of ours is under way, so that no listener of ours answers it. */
  isTelling?: boolean;
  /** What {@link aftermath} has brought. */
  loaded?: Aftermath | undefined;
  /** Whether jQuery's events are answered already. */
  isBridged?: boolean;
  /**
   * Queues one change; nothing is lost when the page goes.
   *
   * @param body Form-encoded payload.
   * @param element The button or link that shows how it went.
   * @param id Of an operation that is tried again: the server never does it twice.
   */
  change(kind: OperationKind, body: string, element?: HTMLElement, id?: string): Promise<Answer>;
  /** Reads the cart and puts its regions into the page. */
  refresh(): Promise<Answer>;
  /** Brings the chunk that deals with what came back; `null` when it cannot be had. */
  aftermath(): Promise<Aftermath | null>;
}

/** What comes with those events; a theme leaves out what it likes. */
export type Told = [fragments?: Record<string, string>, hash?: string, button?: ArrayLike<HTMLElement>];

/** What the cart needs of the page. */
export interface CartServices {
  config: Config;
  bus: Bus;
  t: Translate;
  announce: Announce;
  report: Report;
}

/** What is done around a request, in a chunk of its own: `aftermath/`. */
export interface Aftermath {
  /** Asks and tells other scripts before an operation is sent; false when it must not be. */
  prepare(operation: Operation): boolean;
  /** @param raw What came back; `null` for what an earlier page sent without hearing of it. */
  conclude(operation: Operation, raw: RawAnswer | null): Promise<Answer>;
  refresh(): Promise<Answer>;
  /** Takes the cart from another script's `added_to_cart` or `removed_from_cart`. */
  hear(type: string, told: { fragments: Record<string, string>; hash: string }, button: Told[2]): void;
  /** Reads the cart soon; several calls in one moment are one request. */
  catchUp(): void;
}

/** The module of that chunk. */
export interface AftermathModule {
  default(services: CartServices, cart: Cart): Aftermath;
}

declare module '../bus/events' {
  interface MullionEvents {
    /** A cart request is about to be queued. */
    'cart-changing': { operation: Operation };
    /** The server says that the item is in the cart; the page shows it already. */
    'item-added': { operation: Operation; fragments: Record<string, string>; hash: string };
    /** The server says that the item is no longer in the cart; the page shows it already. */
    'item-removed': { operation: Operation; fragments: Record<string, string>; hash: string };
    /** The cart as the server last told it. */
    'cart-updated': { state: CartState };
    /** A cart request that was given up; `retry` queues it once more. */
    'cart-failed': { operation: Operation; reason: string; retry: () => Promise<unknown> };
  }
}
