import { NAMES, PHRASES } from './names';
import { isSyllable } from './syllables';

/**
 * What is wrong with a text on a Vietnamese page, each fault in some words; none for one that a
 * Vietnamese could have written. Addresses, numbers and what is on the list of names are passed over.
 */
export function faultsOf(text: string): string[] {
  const faults = foreignWords(text).map((word) => `“${word}” is no Vietnamese word`);
  if (text !== text.normalize('NFC')) faults.push('its letters are not in the composed form (NFC)');
  for (const word of newTones(text)) faults.push(`“${word}” has its tone on the other vowel elsewhere`);
  for (const [number] of text.matchAll(DECIMAL_POINT)) faults.push(`“${number}” has a point for a comma`);
  for (const [date] of text.matchAll(OTHER_DATE)) faults.push(`“${date}” is no Vietnamese date`);
  if (/mã ưu đãi/i.test(text)) faults.push('“mã ưu đãi” is called “mã giảm giá” elsewhere');
  for (const [heading] of text.matchAll(HEADING_IN_SENTENCE))
    faults.push(`“${heading}” has a capital in mid-sentence`);
  return faults;
}

/** Words that cannot be Vietnamese. */
function foreignWords(text: string): string[] {
  const prose = PHRASES.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text.normalize('NFC'))
    .replace(ADDRESS, ' ')
    .replace(CODE, ' ');
  const words = prose.match(/\p{L}{2,}/gu) ?? [];
  const foreign = words.filter((word) => !isSyllable(word) && !NAMES.has(word.toLowerCase()));
  if (foreign.length > 0) return [...new Set(foreign)];
  // "Go on to the menu": one could spell each word, but no Vietnamese writes four without a mark.
  const said = words.filter((word) => !NAMES.has(word.toLowerCase()));
  return said.length > 3 && said.every((word) => /^[a-z]+$/i.test(word)) ? [said.join(' ')] : [];
}

/**
 * Words that follow the newer way of writing a tone on oa, oe, uy ("khoá"). Everything here follows
 * the older one ("khóa"); before a last consonant and after q there is but one way.
 */
export function newTones(text: string): string[] {
  return text.normalize('NFC').match(NEW_TONES) ?? [];
}

/** "Sửa Địa chỉ thanh toán": a heading that was put into a sentence as it is. */
const HEADING_IN_SENTENCE = /(?<!\p{L})(?:Sửa|Thêm) \p{Lu}\p{Ll}* \p{Ll}+/gu;
const NEW_TONES = /\p{L}*(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/giu;
/** Web and mail addresses, host names, and places that a script fills in. */
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.\w+|\/[\w-]+(?:\/[\w-]*)+|(?:\w+\.)+(?:com|vn)\b|%\w+%|%(?:\d\$)?[sd]|\{\w+\}/g;
/** Anything with a digit in it: sizes, codes of products, versions. */
const CODE = /[\p{L}\d_.\-/]*\d[\p{L}\d_.\-/]*/gu;
/** 4.67; not 1.250.000, which has groups of three, nor 1.2.3 or 10.00 Uhr. */
const DECIMAL_POINT = /(?<![\d.,/])\d+\.\d{1,2}(?![\d.])/g;
/** "30 tháng 11, 2026", "Tháng mười một 30, 2026". */
const OTHER_DATE =
  /\d{1,2} tháng \d{1,2}, ?\d{4}|tháng (?:một|hai|ba|tư|năm|sáu|bảy|tám|chín|mười)\S*(?: \S+)? \d{1,2}, ?\d{4}/giu;
