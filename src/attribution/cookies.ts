import { bareHost } from './source';

/** The cookies of sourcebuster: WooCommerce's own script goes on where we stop, and the other way round. */
export const NAMES = {
  migrations: 'sbjs_migrations',
  current_add: 'sbjs_current_add',
  first_add: 'sbjs_first_add',
  current: 'sbjs_current',
  first: 'sbjs_first',
  udata: 'sbjs_udata',
  session: 'sbjs_session',
  promo: 'sbjs_promo',
} as const;
export type Name = keyof typeof NAMES;
export type Fields = Record<string, string>;

const BETWEEN = '|||';

export interface Jar {
  read(name: Name): string | null;
  /** `minutes` 0 lasts as long as the browser's session. */
  write(name: Name, value: string, minutes: number): void;
}

/** The page's cookies, for this host and all its subdomains as sourcebuster sets them. */
export function cookieJar(host: string, isBase64: boolean): Jar {
  return {
    read: (name) => readCookie(NAMES[name]),
    write(name, value, minutes) {
      const packed = encode(value);
      const body = isBase64 ? btoa(packed).replace(/=+$/, '') : packed;
      const end = minutes ? `; expires=${new Date(Date.now() + minutes * 60_000).toUTCString()}` : '';
      put(`${NAMES[name]}=${body}${end};domain=.${bareHost(host)}; path=/`);
    },
  };
}

/**
 * Takes every cookie of sourcebuster away, whatever domain it was written for: this host or one above
 * it, with or without a leading `www.`, or the host alone.
 */
export function clearCookies(host: string): void {
  const there = Object.values(NAMES).filter((name) => readCookie(name) !== null);
  const labels = host.split('.');
  const domains = labels.map((_, index) => `;domain=.${labels.slice(index).join('.')}`);
  for (const name of there)
    for (const domain of ['', `;domain=.${bareHost(host)}`, ...domains])
      put(`${name}=; max-age=0${domain}; path=/`);
}

function put(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and is not everywhere
  document.cookie = cookie;
}

/** `{ typ: 'utm', src: 'zalo' }` as it stands in a cookie. */
export const pack = (fields: Fields) =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join(BETWEEN);

/** What {@link pack} made; values come out of an address, so they are encoded once more. */
export function unpack(text: string | null): Fields {
  const parts = text ? text.split(BETWEEN) : [];
  return Object.fromEntries(
    parts.map((part) => {
      const [key = '', ...rest] = part.split('=');
      return [key, decode(rest.join('='))];
    }),
  );
}

function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = document.cookie.split(/; */).find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decode(fromBase64(found.slice(start.length)));
}

/** What isn't base64 has a percent sign in it: of `=`, or of the bars. */
function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return text;
  }
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replace(/%(?:21|7E|2A|27|28|29)/g, decodeURIComponent);
  } catch {
    // An address may hold what is no UTF-8: byte by byte, as sourcebuster has it.
    return text.replace(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, wide, narrow) =>
      String.fromCharCode(Number.parseInt(wide ?? narrow, 16)),
    );
  }
}
