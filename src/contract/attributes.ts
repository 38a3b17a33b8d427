import { safeUrl } from '../dom/safe-url';
import { WidgetError } from '../report/widget-error';

/** What an editor shows for an attribute, and how PHP writes it. */
export type AttributeKind = 'integer' | 'number' | 'choice' | 'flag' | 'text' | 'identifier' | 'url';

/**
 * One `data-*` attribute: turns the raw text into a value, or `undefined` when it cannot.
 *
 * Contributors write these and KSES lets them through (docs/threats.md, "Contributors write data attributes"), so every kind is narrow.
 */
export interface AttributeType<Value> extends Told {
  kind: AttributeKind;
  /** Used when the attribute is absent; `undefined` makes it required. */
  fallback?: Value | undefined;
  /** Ends the sentence "should be …". */
  expected: string;
  parse(raw: string): Value | undefined;
}

/** What the docs and PHP tell of an attribute; the build takes it out of the chunks. */
export interface Told {
  /** One sentence without a full stop. */
  about?: string;
  /** Of a number: `ms`, `px`. */
  unit?: string;
}

export type Schema = Record<string, AttributeType<unknown>>;
export type Attributes<S extends Schema> = {
  [Key in keyof S]: S[Key] extends AttributeType<infer Value> ? Value : never;
};

interface Limits extends Told {
  min: number;
  max: number;
}

/** A whole number; with the fallback `null` nothing may stand for it. */
export function integer(options: Limits & { fallback: null }): AttributeType<number | null>;
export function integer(options: Limits & { fallback?: number }): AttributeType<number>;
export function integer(options: Limits & { fallback?: number | null }): AttributeType<number | null> {
  const { min, max } = options;
  return {
    ...options,
    kind: 'integer',
    expected: `a whole number from ${min} to ${max}`,
    parse: (raw) => within(options, /^-?\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN),
  };
}

/** A number as scripts write it: `10.7769`. */
export function number(options: Limits & { fallback: null }): AttributeType<number | null>;
export function number(options: Limits & { fallback?: number }): AttributeType<number>;
export function number(options: Limits & { fallback?: number | null }): AttributeType<number | null> {
  const { min, max } = options;
  return {
    ...options,
    kind: 'number',
    expected: `a number from ${min} to ${max}, with a point for decimals`,
    parse: (raw) => within(options, /^-?\d{1,15}(\.\d{1,15})?$/.test(raw) ? Number(raw) : Number.NaN),
  };
}

const within = ({ min, max }: Limits, value: number) => (value >= min && value <= max ? value : undefined);

/** One of a list of words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  options: Told & { fallback?: NoInfer<Word> } = {},
): AttributeType<Word> {
  return {
    ...options,
    kind: 'choice',
    expected: `one of ${words.join(', ')}`,
    parse: (raw) => words.find((word) => word === raw),
  };
}

/** `true` or `false`; the bare attribute is true, and a missing one is false. */
export function flag(options: Told & { fallback?: boolean } = {}): AttributeType<boolean> {
  return { ...optionalFlag(options), fallback: options.fallback ?? false } as AttributeType<boolean>;
}

/** Three-valued: something else decides unless the attribute does. */
export function optionalFlag(options: Told = {}): AttributeType<boolean | null> {
  return {
    ...options,
    kind: 'flag',
    fallback: null,
    expected: 'true or false',
    parse: (raw) => (raw === 'false' ? false : raw === 'true' || raw === '' ? true : undefined),
  };
}

/** Plain text in NFC, at most `max` characters; only ever shown as a text node or an attribute. */
export function text(options: Told & { max?: number; fallback?: string } = {}): AttributeType<string> {
  const { max = 500 } = options;
  return {
    ...options,
    kind: 'text',
    expected: `text of at most ${max} characters`,
    parse: (raw) => (raw.length <= max ? raw.normalize('NFC') : undefined),
  };
}

/** Letters, digits, `-` and `_`: safe in a cookie name or a selector. */
export function identifier(options: Told & { fallback?: string } = {}): AttributeType<string> {
  return {
    ...options,
    kind: 'identifier',
    expected: 'letters, digits, - and _',
    parse: (raw) => (/^[\w-]{1,100}$/.test(raw) ? raw : undefined),
  };
}

/** An address of this site, made absolute. */
export function url(options: Told & { fallback?: string } = {}): AttributeType<string> {
  return {
    ...options,
    kind: 'url',
    expected: 'an http(s) address of this site',
    parse: (raw) => safeUrl(raw) ?? undefined,
  };
}

/** `endedHide` → `data-ended-hide`. */
const attributeName = (key: string): string =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Reads the attributes that a schema names and nothing else.
 *
 * @throws WidgetError (`bad-attribute`) that names the attribute, its value and what it should be.
 */
export function readAttributes<S extends Schema>(
  widget: string,
  element: HTMLElement,
  schema: S,
): Attributes<S> {
  const values: Record<string, unknown> = {};
  for (const [key, type] of Object.entries(schema)) {
    const raw = element.dataset[key];
    const value = raw === undefined ? type.fallback : type.parse(raw.trim());
    if (value === undefined) {
      const found = raw === undefined ? 'is missing' : `is ${JSON.stringify(raw.slice(0, 80))}`;
      throw new WidgetError(
        'bad-attribute',
        widget,
        `${attributeName(key)} ${found}; it should be ${type.expected}.`,
      );
    }
    values[key] = value;
  }
  return values as Attributes<S>;
}
