import { expect, test } from 'vitest';
import { ISO_DATE, isDate, isEmail, isUrl, NUMBER } from './formats';

const CHECKS = {
  email: isEmail,
  url: isUrl,
  date: isDate,
  dateISO: (value: string) => ISO_DATE.test(value),
  number: (value: string) => NUMBER.test(value),
};
const LONG = [
  'a'.repeat(50_000),
  `a@${'a.'.repeat(25_000)}`,
  `http://${'a-'.repeat(25_000)}`,
  `http://${'a.'.repeat(25_000)}!`,
  '1,'.repeat(25_000),
  '1'.repeat(50_000),
];

test.each(Object.entries(CHECKS))('50 000 characters against %s are read once', (_name, check) => {
  for (const value of LONG) {
    const begin = performance.now();
    check(value);
    // Milliseconds if linear, minutes if not.
    expect(performance.now() - begin).toBeLessThan(1000);
  }
});
