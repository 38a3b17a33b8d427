import { parseUrl } from '../../src/dom/parse-url';

/**
 * The forms of text that a rule may ask for. Each pattern is linear: what a visitor pastes, however
 * long, is read once (docs/threats.md, "Slow patterns").
 */
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** The e-mail address of the HTML standard. */
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/**
 * An e-mail address as browsers read it: the domain may have letters of any language, the part before
 * the @ may not.
 */
export const isEmail = (value: string): boolean =>
  EMAIL.test(value.replace(/@([\p{L}\p{M}\p{N}.-]+)$/u, (all, domain) => asciiOf(domain) ?? all));

function asciiOf(domain: string): string | undefined {
  const url = /[^!-~]/.test(domain) ? parseUrl(`http://${domain}`) : undefined;
  return url && `@${url.hostname}`;
}

const ADDRESS = /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#@]+@)?([^\s/?#@:]+)(?::\d{2,5})?(?:[/?#]\S*)?$/i;
const LETTER = 'a-z\\u00a1-\\uffff';
/** A name with a dot, in letters of any language, that ends in letters. */
const NAME = new RegExp(
  `^(?:[\\d${LETTER}](?:[\\w${LETTER}-]{0,62}[\\d${LETTER}])?\\.)+[${LETTER}]{2,}\\.?$`,
  'i',
);
/** An address of the fourth version, out of the ranges that are private. */
const PRIVATE = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|22[4-9]|2[3-9]\d)\.|\.(?:0+|255)$/;
const isIp = (host: string) =>
  /^[1-9]\d{0,2}(?:\.\d{1,3}){3}$/.test(host) && host.split('.').every((part) => Number(part) < 256);

/** A web or FTP address on the public internet; the scheme may be left out, the `//` may not. */
export function isUrl(value: string): boolean {
  const host = ADDRESS.exec(value)?.[1] ?? '';
  return NAME.test(host) || (isIp(host) && !PRIVATE.test(host));
}

/** Whatever the browser's own `Date` understands: `12/25/2026` and `25 Dec 2026`, not `25/12/2026`. */
export const isDate = (value: string): boolean => !Number.isNaN(Date.parse(value));

export const ISO_DATE = /^\d{4}[/-](0?[1-9]|1[012])[/-](0?[1-9]|[12]\d|3[01])$/;
/** A decimal point; commas may part the thousands. */
export const NUMBER = /^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+)$/;

const places = (text: string) => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** A whole multiple of `step` with no more decimals than it has; whole numbers are compared, so 0.3 is 3 × 0.1. */
export function isStep(value: string, step: string): boolean {
  const decimals = places(`${Number(step)}`);
  const whole = (text: string) => Math.round(Number(text) * 10 ** decimals);
  return !(Number(step) > 0) || (places(value) <= decimals && whole(value) % whole(step) === 0);
}
