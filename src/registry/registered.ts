import type { Moment } from '../contract/config';
import type { PlainAttribute, PlainSchema } from '../contract/plain-schema';
import type { Cleanup, Scope } from './define-widget';

type ValueOf<A extends PlainAttribute> = A extends { kind: 'integer' | 'number' }
  ? A extends { fallback: null }
    ? number | null
    : number
  : A extends { kind: 'flag' }
    ? A extends { fallback: null }
      ? boolean | null
      : boolean
    : A extends { kind: 'choice'; words: readonly (infer Word)[] }
      ? Word
      : string;

/** What a widget of somebody else's is started with. `t` knows its own sentences by the keys that PHP registered. */
export interface RegisteredInstance<S extends PlainSchema = PlainSchema> extends Scope {
  /** The checked `data-*` attributes. */
  attributes: { -readonly [Key in keyof S]: ValueOf<S[Key]> };
}

/** What a plugin or theme says of a widget of its own: as the default export of its script, or to `mullion.define()`. */
export interface RegisteredDefinition<S extends PlainSchema = PlainSchema> {
  /** Its `data-widget`: small letters, digits and `-`. */
  name: string;
  /** When it starts unless PHP or `data-hydrate` says otherwise; `load` by default. */
  moment?: Moment;
  /** PHP's `attributes` of the same name win. */
  attributes?: S;
  /** Absolute address of a stylesheet, where PHP has not registered one. */
  style?: string;
  /** A plain function, or `hydrate(Component, name)` or `enhance(Component, name)` of `mullion.runtime()`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a `start` that leaves nothing behind returns nothing.
  start(instance: RegisteredInstance<S>): Cleanup | undefined | void | Promise<Cleanup | undefined | void>;
}
