/** A number in a text. */
export interface FoundNumber {
  /** Where in the text it begins. */
  index: number;
  /** As the author wrote it. */
  written: string;
  value: number;
  /** Writes another number alike: separators, decimals, and as many digits, so that it stays in its place. */
  write(value: number): string;
}

const WESTERN = /[0-9]/;
/** Any author's way of writing: used where `data-value` says what it means. */
const ANY = /\p{Nd}(?:[.,'’٬٫\u00A0\u202F]?\p{Nd})*/u;

/**
 * Finds the first number of a text, as the language writes numbers.
 *
 * @param machine What it is, where the page's language would read it otherwise: `1234.5`.
 */
export function findNumber(text: string, language: string, machine = ''): FoundNumber | null {
  const notation = notationOf(language, WESTERN.test(text));
  const match = (machine ? ANY : notation.pattern).exec(text);
  if (!match) return null;
  const [written] = match;
  const plain = machine || notation.toPlain(written);
  const [integers = '', { length: decimals } = ''] = plain.split('.');
  const format = notation.format(decimals, notation.group.test(written), integers.length);
  const unit = 10 ** decimals;
  const write = (value: number) => format.format(Math.floor(value * unit) / unit);
  return { index: match.index, written, value: Number(plain), write };
}

/** An Arabic page may write Western digits all the same: the text decides. */
function notationOf(language: string, isWestern: boolean) {
  const system = isWestern ? { numberingSystem: 'latn' } : {};
  const format = (decimals: number, useGrouping: boolean, minimumIntegerDigits = 1) =>
    new Intl.NumberFormat(known(language), {
      ...system,
      useGrouping,
      minimumIntegerDigits,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const parts = format(1, true).formatToParts(1234567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = groupPattern(sign('group'));
  const decimal = escaped(sign('decimal'));
  const digits = [...format(0, false).format(9876543210)].reverse();
  const toDigit = (digit: string) => String(Math.max(0, digits.indexOf(digit)));
  return {
    format,
    group: new RegExp(group),
    pattern: new RegExp(`(?:\\p{Nd}{1,3}(?:${group}\\p{Nd}{2,3})+|\\p{Nd}+)(?:${decimal}\\p{Nd}+)?`, 'u'),
    toPlain: (written: string) =>
      written
        .replace(new RegExp(group, 'g'), '')
        .replace(sign('decimal'), '.')
        .replace(/\p{Nd}/gu, toDigit),
  };
}

/** Spaces and apostrophes: each keyboard, and each browser, has another. */
function groupPattern(sign: string): string {
  if (/\s/.test(sign)) return '\\s';
  return /['’]/.test(sign) ? "['’]" : escaped(sign);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') || '(?!)';

/** The browser's own language for one that nobody knows. */
function known(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
