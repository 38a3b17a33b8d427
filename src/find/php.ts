import type { Value } from './found';

/** A value as one writes it in PHP. */
export function php(value: Value): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(php).join(', ')}]`;
  const pairs = Object.entries(value).map(
    ([key, one]) => `${/^\d+$/.test(key) ? key : php(key)} => ${php(one)}`,
  );
  return `[${pairs.join(', ')}]`;
}
