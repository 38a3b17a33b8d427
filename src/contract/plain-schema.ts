/** An attribute as plain data, which PHP can say, too: what it may be, and what counts where it is absent. */
export type PlainAttribute =
  | { kind: 'integer' | 'number'; min?: number; max?: number; fallback?: number | null }
  | { kind: 'choice'; words: readonly string[]; fallback?: string }
  | { kind: 'flag'; fallback?: boolean | null }
  | { kind: 'text'; max?: number; fallback?: string }
  | { kind: 'identifier' | 'url'; fallback?: string };

/** By name in camel case: `maxSteps` is `data-max-steps`. One without a `fallback` is required. */
export type PlainSchema = Record<string, PlainAttribute>;
