import { own } from '../contract/config';

/** The site's translation of a key, with `%s` replaced in order; the key itself when unknown. */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** Makes `t()` of the sentences that PHP printed, by key. */
export function createTranslate(strings: Record<string, string>): Translate {
  return (key, ...values) => (own(strings, key) ?? key).replace(/%s/g, () => `${values.shift() ?? ''}`);
}
