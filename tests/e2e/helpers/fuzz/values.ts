import type { Chance } from './chance';

/** What endpoints expect somewhere, so that a request comes further than the first check. */
const GOOD = [
  ...['facebook', 'zalo', 'oidc', 'callback', 'finish', 'confirm', 'status', 'unsubscribe', 'find', 'popup'],
  ...['1', '2', '101', '101', '0', '-1', '1.5', '999999999', '0000000001', '1e9', '0x10', ' 1', '١'],
  ...['a@example.com', 'pending@bystander.test', 'unsubscribed@bystander.test', 'admin@example.com'],
  ...[
    '8'.repeat(64),
    '8'.repeat(48),
    'a'.repeat(32),
    'abcdefgh',
    'abcdefgh.ijklmnop',
    'add_to_cart',
    'hidden',
  ],
  ...[
    '/',
    '/tai-khoan/',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ],
  ...['true', 'null', '[]', '{}', '{"a":[1]}', 'on', 'all', 'off', 'me', 'slider', 'access_denied', 'delete'],
];

/** Percent-encoded bytes that no text is made of, or that text must not end with, turn round, or hide in. */
const BYTES = [
  ...[
    '%00',
    '%FF',
    '%C0%AF',
    '%ED%A0%80',
    '%F4%90%80%80',
    '%E2%80%AE',
    '%E2%80%8F',
    '%EF%BB%BF',
    '%C3',
    '%E1%BA',
  ],
  ...[
    '%0D%0ASet-Cookie:x=1',
    '%0A',
    '%1B[31m',
    '%7F',
    '%C2%85',
    '%F0%9F%91%8D',
    'e%CC%82%CC%81',
    '%2500',
    '%',
  ],
  ...[
    "'",
    '"',
    '%3Cscript%3E',
    '%27+OR+1=1--+',
    '%5C',
    '%5C%27',
    '..%2F..%2Fwp-config.php',
    '%25s%251%24s',
    '{{7*7}}',
  ],
  ...['O:8:%22stdClass%22:0:{}', '%24%7Bjndi:x%7D', '%E2%80%A8', '%EF%BF%BE', '%F3%A0%80%81'],
];

/** Percent-encoded text of a field. */
export function value(chance: Chance): string {
  const kind = chance.next();
  if (kind < 0.4) return encodeURIComponent(chance.of(GOOD));
  if (kind < 0.65) return chance.of(BYTES);
  if (kind < 0.85) return `${encodeURIComponent(chance.of(GOOD))}${chance.of(BYTES)}${chance.of(BYTES)}`;
  if (kind < 0.92) return '';
  return chance.of([...BYTES, 'a', '9', '%E1%BA%A1']).repeat(chance.of([10, 61, 191, 301, 501, 2001, 4097]));
}

/** The bracket behind a field's name: PHP makes lists and trees of them. */
export const brackets = (chance: Chance): string =>
  chance.is(0.7)
    ? ''
    : chance.of([
        '[]',
        '[0]',
        '[a]',
        '[a][b]',
        '[][][]',
        '[',
        ']',
        '%00',
        '%5B%5D',
        '.x',
        '[%FF]',
        `${'[a]'.repeat(80)}`,
      ]);
