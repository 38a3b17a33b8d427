import type { APIRequestContext } from '@playwright/test';

type Rows = Record<string, Record<string, string>>;

/** What the server has: tests/mu-plugins/fuzz-truth.php. */
export interface Truth {
  rows: Rows;
  /** What PHP complained of, each line with the number of its request and whose fault it is. */
  notes: string[];
  mails: number;
}

/** @param also `begin` makes somebody's rows, `end` takes them away. */
export const truthOf = async (api: APIRequestContext, also = ''): Promise<Truth> =>
  (await api.get(`/?mullion-test=fuzz&${also}`, { maxRetries: 3 })).json();

/** Tables that visitors write to by what they may do: only what was there before has to be there still. */
const GROWING = /_mullion_login_tickets$|_(woocommerce|mullion_shop)_sessions$/;

/**
 * Rows that are there on one side only, or are others now.
 *
 * @param own Names of rows that belong to who sent the requests.
 */
export function changes(before: Rows, after: Rows, own: readonly string[]): string[] {
  return Object.keys({ ...before, ...after }).flatMap((table) => {
    const [old, now] = [before[table] ?? {}, after[table] ?? {}];
    const names = Object.keys(GROWING.test(table) ? old : { ...old, ...now });
    return names
      .filter((name) => old[name] !== now[name] && !own.includes(name))
      .map((name) => `${table}: ${name}`);
  });
}
