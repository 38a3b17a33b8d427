import { own } from '../contract/config';

/**
 * The site's translation of a key, the key itself when unknown. `%s` is replaced in order, `%2$s` by the second value: a
 * language may turn them round.
 */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** Makes `t()` of the sentences that PHP printed, by key. */
export function createTranslate(strings: Record<string, string>): Translate {
  return (key, ...values) => {
    let next = 0;
    return (own(strings, key) ?? key).replace(
      /%(\d?)\$?s/g,
      (_, place) => `${values[(place || ++next) - 1] ?? ''}`,
    );
  };
}
