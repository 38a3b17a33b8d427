import { safeUrl } from '../dom/safe-url';
import { WidgetError } from '../report/widget-error';

/**
 * One `data-*` attribute: turns the raw text into a value, or `undefined` when it cannot.
 *
 * Contributors write these and KSES lets them through (threats.md 0.3), so every kind is narrow.
 */
export interface AttributeType<Value> {
  /** Used when the attribute is absent; `undefined` makes it required. */
  fallback: Value | undefined;
  /** Ends the sentence "should be …". */
  expected: string;
  parse(raw: string): Value | undefined;
}

export type Schema = Record<string, AttributeType<unknown>>;
export type Attributes<S extends Schema> = {
  [Key in keyof S]: S[Key] extends AttributeType<infer Value> ? Value : never;
};

/** A whole number; with the fallback `null` nothing may stand for it. */
export function integer(limits: { min: number; max: number; fallback: null }): AttributeType<number | null>;
export function integer(limits: { min: number; max: number; fallback?: number }): AttributeType<number>;
export function integer(limits: { min: number; max: number; fallback?: number | null }) {
  const { min, max, fallback } = limits;
  return {
    fallback,
    expected: `a whole number from ${min} to ${max}`,
    parse: (raw: string) => {
      const value = /^-?\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** One of a list of words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  fallback?: NoInfer<Word>,
): AttributeType<Word> {
  return {
    fallback,
    expected: `one of ${words.join(', ')}`,
    parse: (raw) => words.find((word) => word === raw),
  };
}

/** `true` or `false`; the bare attribute is true. */
export function flag(fallback = false): AttributeType<boolean> {
  return {
    fallback,
    expected: 'true or false',
    parse: (raw) => (raw === 'false' ? false : raw === 'true' || raw === '' ? true : undefined),
  };
}

/** Three-valued: a preset decides unless the attribute does. */
export function optionalFlag(): AttributeType<boolean | null> {
  return { ...flag(), fallback: null } as AttributeType<boolean | null>;
}

/** Plain text in NFC, at most `max` characters; only ever shown as a text node or an attribute. */
export function text({
  max = 500,
  fallback,
}: {
  max?: number;
  fallback?: string;
} = {}): AttributeType<string> {
  return {
    fallback,
    expected: `text of at most ${max} characters`,
    parse: (raw) => (raw.length <= max ? raw.normalize('NFC') : undefined),
  };
}

/** Letters, digits, `-` and `_`: safe in a cookie name or a selector. */
export function identifier(fallback?: string): AttributeType<string> {
  return {
    fallback,
    expected: 'letters, digits, - and _',
    parse: (raw) => (/^[\w-]{1,100}$/.test(raw) ? raw : undefined),
  };
}

/** An address of this site, made absolute. */
export function url(fallback?: string): AttributeType<string> {
  return { fallback, expected: 'an http(s) address of this site', parse: (raw) => safeUrl(raw) ?? undefined };
}

const dashed = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

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
        `${dashed(key)} ${found}; it should be ${type.expected}.`,
      );
    }
    values[key] = value;
  }
  return values as Attributes<S>;
}
