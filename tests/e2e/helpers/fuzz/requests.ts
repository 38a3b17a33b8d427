import { Chance } from './chance';
import { ENDPOINTS, type Endpoint } from './endpoints';
import { armed, type Holdings } from './holdings';
import { brackets, value } from './values';

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'x',
  `${FORM}; charset=utf-7`,
];
const MOST_HEADER = 3000;
// WordPress writes it five times as long into a redirect, and the tests' server takes headers of 16 kB.
const MOST_PATH = 1800;

/** The request that a number stands for: always the same one, but for what is held. */
export function requestOf(number: number, held: Holdings): FuzzedRequest {
  const chance = new Chance(number);
  const endpoint = chance.of(ENDPOINTS);
  const method = chance.is(0.65) ? 'POST' : chance.of(METHODS);
  const query = [endpoint.query, ...fields(chance, endpoint.queryFields ?? [], 0.5)];
  // A form's action may be anywhere.
  const more = chance.is(0.3) ? fields(chance, endpoint.fields ?? [], 0.3) : [];
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : bodyOf(chance, endpoint);
  const path = `${endpoint.path}?${[...query, ...more].join('&')}`.slice(0, MOST_PATH);
  return armed({ method, path, headers: headersOf(chance, endpoint, number), body }, endpoint, chance, held);
}

/** Each of the fields with a chance, some twice, some as lists. */
function fields(chance: Chance, names: readonly string[], probability: number): string[] {
  return names.flatMap((name) => {
    if (!chance.is(probability)) return [];
    const times = chance.is(0.1) ? 2 + chance.upTo(2) : 1;
    return Array.from({ length: times }, () => `${name}${brackets(chance)}=${value(chance)}`);
  });
}

function bodyOf(chance: Chance, { fields: names = [], query }: Endpoint): Buffer {
  const list = fields(chance, names, 0.8);
  if (chance.is(0.5)) list.unshift(query);
  if (chance.is(0.01)) list.push(`${chance.of([...names, 'x'])}=${'a'.repeat(1_000_000)}`);
  if (chance.is(0.02)) list.push(...Array.from({ length: 960 }, (_, index) => `f${index}[]=${index}`));
  const kind = chance.next();
  if (kind < 0.85) return Buffer.from(list.join('&'), 'latin1');
  if (kind < 0.9) return Buffer.from(JSON.stringify(Object.fromEntries(list.map((one) => one.split('=')))));
  if (kind < 0.95) return Buffer.from(unescapeBytes(list.join('&')), 'latin1');
  const part = (one: string) =>
    `--x\r\nContent-Disposition: form-data; name="${one.split('=')[0]}"${chance.is(0.3) ? '; filename="a.php"' : ''}\r\n\r\n${unescapeBytes(one.split('=')[1] ?? '')}\r\n`;
  return Buffer.from(`${list.map(part).join('')}--x--\r\n`, 'latin1');
}

/** The bytes themselves. */
const unescapeBytes = (text: string) =>
  text.replace(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function headersOf(chance: Chance, { cookies = [] }: Endpoint, number: number): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Fuzz': `${number}`,
    'X-Test-Visitor': chance.is(0.9)
      ? `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      : '10.0.0.1',
    'Content-Type': chance.is(0.8) ? FORM : chance.of(TYPES),
  };
  const some = (name: string, probability: number, values: readonly string[]) => {
    if (chance.is(probability))
      headers[name] = chance.is(0.8) ? chance.of(values) : headerText(value(chance));
  };
  some('Origin', 0.5, [
    'null',
    'https://evil.example',
    'http://127.0.0.1',
    'http://',
    '//',
    'http://[',
    'http:///a:99999999',
  ]);
  some('Sec-Fetch-Site', 0.4, ['same-origin', 'cross-site', 'same-site', 'none', 'x']);
  some('Sec-Fetch-Mode', 0.3, ['navigate', 'cors']);
  some('Accept', 0.5, ['text/html', 'application/json', '*/*', 'text/html;q=a']);
  some('Referer', 0.4, ['/', 'http://127.0.0.1/x?a=1', 'https://evil.example/', 'http://[', 'javascript:1']);
  some('X-Requested-With', 0.3, ['XMLHttpRequest']);
  some('Cart-Token', 0.05, ['a.b.c', 'x']);
  const jar = fields(chance, cookies, 0.6);
  if (chance.is(0.05)) jar.push(`${chance.of([...cookies, 'x'])}=${'a'.repeat(2900)}`);
  if (jar.length > 0) headers.Cookie = headerText(jar.join('; ')).slice(0, MOST_HEADER);
  return headers;
}

/** What a header may carry: no control characters; the bytes above stay. */
const headerText = (text: string) => text.replace(/%(0[0-9A-F]|1[0-9A-F]|7F)/gi, '').slice(0, MOST_HEADER);
