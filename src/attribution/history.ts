import { type Fields, type Jar, NAMES, type Name, pack, unpack } from './cookies';
import { direct, NONE, type Source, sourceOf, type Visit } from './source';

export interface Terms {
  /** Months; less than a minute of them is the browser's session. */
  lifetime: number;
  /** Minutes without a page after which the next one begins a session. */
  session: number;
  /** Whether the shop knows the three fields that came after WooCommerce 8.9. */
  hasNewFields: boolean;
}

/** Everything that is known of a visitor, by sourcebuster's names. */
export type History = Record<Exclude<Name, 'migrations'>, Fields>;

const NEW = ['plt', 'fmt', 'tct'];

/**
 * Writes down one page view. Called twice it counts two: calling it once is the caller's part.
 *
 * The order of the cookies and of what is in them is sourcebuster's, byte for byte.
 */
export function record(visit: Visit, jar: Jar, terms: Terms): void {
  const minutes = Math.trunc((terms.lifetime || 6) * 30 * 24 * 60);
  const keep = (name: Name, fields: Fields) => jar.write(name, pack(fields), minutes);
  const session = jar.read('session');
  if (!jar.read('migrations')) jar.write('migrations', '1418474375998=1', minutes);

  const source = sourceOf(visit, !session) ?? (jar.read('current') ? undefined : direct());
  if (source) {
    const landing = { fd: now(), ep: visit.href, rf: visit.referrer || NONE };
    keep('current_add', landing);
    if (!jar.read('first_add')) keep('first_add', landing);
    keep('current', known(source, terms));
  } else {
    // Its time begins anew with every page.
    jar.write('current', jar.read('current') ?? '', minutes);
  }
  const current = jar.read('current');
  if (current && !jar.read('first')) jar.write('first', current, minutes);

  const visits = count(unpack(jar.read('udata')).vst);
  keep('udata', { vst: String(session ? visits || 1 : visits + 1), uip: NONE, uag: visit.userAgent });
  const pages = String((session ? count(unpack(session).pgs) || 1 : 0) + 1);
  jar.write('session', pack({ pgs: pages, cpg: visit.href }), Math.trunc(terms.session) || 30);
}

/** What the cookies tell. */
export function readHistory(jar: Jar): History {
  const names = Object.keys(NAMES) as Name[];
  return Object.fromEntries(
    names.filter((name) => name !== 'migrations').map((name) => [name, unpack(jar.read(name))]),
  ) as History;
}

/** WooCommerce 8.9's cookie ends before the new fields. */
function known(source: Source, { hasNewFields }: Terms): Fields {
  return Object.fromEntries(Object.entries(source).filter(([key]) => hasNewFields || !NEW.includes(key)));
}

const count = (text = '') => Number.parseInt(text, 10) || 0;
/** In UTC, as WooCommerce asks of sourcebuster. */
const now = () => new Date().toISOString().slice(0, 19).replace('T', ' ');
