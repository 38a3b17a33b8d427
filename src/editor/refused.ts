import { type Field, say } from './block';

/** What is said at a control whose value the page does not take; nothing where it does, or is empty. */
export function refusalOf({ kind, min, max }: Field, value: unknown): string | undefined {
  const text = String(value ?? '');
  if (text === '') return undefined;
  if (kind === 'identifier') return /^[\w-]{1,100}$/.test(text) ? undefined : say('takesIdentifier');
  if (kind !== 'integer' && kind !== 'number') return undefined;
  const number = Number(text);
  const isIn = number >= (min ?? -Infinity) && number <= (max ?? Infinity);
  if (isIn && (kind === 'number' || Number.isInteger(number))) return undefined;
  return say('takesNumber').replace('%1$s', String(min)).replace('%2$s', String(max));
}
