import { parseUrl } from '../dom/parse-url';

/** Where a visit came from, by sourcebuster's names of the fields. */
export type Source = Record<
  'typ' | 'src' | 'mdm' | 'cmp' | 'cnt' | 'trm' | 'id' | 'plt' | 'fmt' | 'tct',
  string
>;

/** What the first look at a page shows; kept in memory, because consent may come later. */
export interface Visit {
  href: string;
  referrer: string;
  userAgent: string;
}

export const NONE = '(none)';

const DIRECT: Source = {
  typ: 'typein',
  src: '(direct)',
  mdm: NONE,
  cmp: NONE,
  cnt: NONE,
  trm: NONE,
  id: NONE,
  plt: NONE,
  fmt: NONE,
  tct: NONE,
};

/** Search engines that are known by a parameter of their address; Google is known without one. */
const ENGINES = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
] as const;

/** Hosts that only pass visitors on, and whose name is not the one to remember. */
const RELAYS = [
  ['t.co', 'twitter.com'],
  ['plus.url.google.com', 'plus.google.com'],
] as const;

const ADS = { gclid: 'google', yclid: 'yandex' };

/**
 * Decides by sourcebuster's order: a campaign, a search engine, then, at the start of a session, any
 * other site. `undefined` is a visit that says nothing, so that what is known stays: the last
 * non-direct one wins.
 */
export function sourceOf(visit: Visit, isNewSession: boolean): Source | undefined {
  const from = foreignAddress(visit);
  const engine = from && engineOf(from);
  const campaign = campaignOf(visit, from);
  if (campaign) return campaign;
  if (engine) return { ...DIRECT, typ: 'organic', src: engine, mdm: 'organic' };
  if (from && isNewSession) {
    const relay = RELAYS.find(([host]) => isHostOf(from, host));
    const src = relay?.[1] ?? bareHost(from.hostname);
    return { ...DIRECT, typ: 'referral', src, mdm: 'referral', cnt: from.pathname };
  }
  return undefined;
}

/** A visit that nothing else is known of. */
export const direct = (): Source => ({ ...DIRECT });

/** The host as sourcebuster calls a site; www.shop.vn and shop.vn are one. */
export const bareHost = (host: string) => host.replace('www.', '');

/** The referrer, where it is another site: a subdomain of this one is no other. */
function foreignAddress({ href, referrer }: Visit): URL | undefined {
  const from = parseUrl(referrer);
  const here = bareHost(new URL(href).hostname);
  const there = from && bareHost(from.hostname);
  return there && there !== here && !there.endsWith(`.${here}`) ? from : undefined;
}

function campaignOf({ href }: Visit, from: URL | undefined): Source | undefined {
  const query = rawQuery(new URL(href).search);
  const utm = (name: string) => query.get(`utm_${name}`);
  const ad = (['gclid', 'yclid'] as const).find((name) => query.has(name));
  if (!ad && ![...query.keys()].some((name) => CAMPAIGN.has(name))) return undefined;
  return {
    typ: 'utm',
    src: utm('source') ?? (ad ? ADS[ad] : NONE),
    mdm: utm('medium') ?? (ad ? 'cpc' : NONE),
    cmp: utm('campaign') ?? (ad ? `${ADS[ad]}_cpc` : NONE),
    cnt: utm('content') ?? NONE,
    trm: utm('term') ?? (yandexTerm(from) || NONE),
    id: utm('id') || NONE,
    plt: utm('source_platform') || NONE,
    fmt: utm('creative_format') || NONE,
    tct: utm('marketing_tactic') || NONE,
  };
}

const CAMPAIGN = new Set(
  'source medium campaign content term id source_platform creative_format marketing_tactic'
    .split(' ')
    .map((name) => `utm_${name}`),
);

/**
 * An address's parameters as they stand in it: nothing is decoded (a `+` stays one), what comes twice
 * is joined by a comma, and a name without `=` is none. URLSearchParams differs in all three.
 */
function rawQuery(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', value] = part.split('=');
    const before = values.get(name);
    if (before !== undefined) values.set(name, `${before},${value ?? ''}`);
    else if (value !== undefined) values.set(name, value);
  }
  return values;
}

function engineOf(from: URL): string | undefined {
  const { hostname, search } = from;
  if (search.length > 1 && isYandex(from) && search.includes('text=')) return 'yandex';
  if (/^(?:www\.)?google\..{2,9}$/.test(hostname)) return 'google';
  const asks = (param: string) => search.toLowerCase().includes(`${param}=`);
  return ENGINES.find(([host, param]) => isHostOf(from, host) && asks(param))?.[2];
}

const isYandex = ({ hostname }: URL) => /^(?:.*\.)?yandex\..{2,9}$/.test(hostname);
const isHostOf = ({ hostname }: URL, host: string) => hostname === host || hostname.endsWith(`.${host}`);

function yandexTerm(from: URL | undefined): string | undefined {
  return from && isYandex(from) ? rawQuery(from.search).get('text') : undefined;
}
