import { own } from '../contract/config';

/** Makes `t()`: the site's translation of a key, each `%s` replaced in order. */
export function createTranslate(strings: Record<string, string>) {
  return (key: string, ...values: (string | number)[]): string => {
    let index = 0;
    return (own(strings, key) ?? key).replace(/%s/g, () => `${values[index++] ?? ''}`);
  };
}
