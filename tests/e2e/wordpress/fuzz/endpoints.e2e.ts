import { type APIRequestContext, expect, test } from '@playwright/test';
import { gather } from '../../helpers/fuzz/holdings';
import { requestOf } from '../../helpers/fuzz/requests';
import { send } from '../../helpers/fuzz/send';
import { freshShop } from '../../helpers/login';
import { startOpenIdProvider, startSocialProviders } from '../../helpers/login-provider';
import { add, linesOf, productsOf, visitor } from '../../helpers/raw-visitor';

/** `MULLION_FUZZ=10000` tries more; `MULLION_SEED=…` begins where a failure says. */
const REQUESTS = Number(process.env.MULLION_FUZZ ?? 1500);
const SEED = Number(process.env.MULLION_SEED ?? Math.floor(Math.random() * 1e6) * 1000);
const AT_ONCE = 4;

/** Tables that visitors write to by what they may do: only what was there before has to be there still. */
const GROWING = /_mullion_login_tickets$|_woocommerce_sessions$/;

type Rows = Record<string, Record<string, string>>;
interface Truth {
  rows: Rows;
  notes: string[];
  mails: number;
}

const truthOf = async (api: APIRequestContext, more = ''): Promise<Truth> =>
  (await api.get(`/?mullion-test=fuzz${more}`, { maxRetries: 3 })).json();

/** Rows that are there on one side only, or are others now. */
function changes(before: Rows, after: Rows): string[] {
  return Object.keys({ ...before, ...after }).flatMap((table) => {
    const [old, now] = [before[table] ?? {}, after[table] ?? {}];
    const names = Object.keys(GROWING.test(table) ? old : { ...old, ...now });
    return names.filter((name) => old[name] !== now[name]).map((name) => `${table}: ${name}`);
  });
}

test(`${REQUESTS} hostile requests from ${SEED} on: no 5xx, no notice, no changed row, no mail`, async ({
  baseURL,
}) => {
  test.setTimeout(120_000 + REQUESTS * 500);
  const owner = await visitor(baseURL!);
  const [openId, social] = await Promise.all([startOpenIdProvider(), startSocialProviders()]);
  await freshShop(owner, openId.url, social.url, [openId.port, social.port]);
  const buyer = await visitor(baseURL!);
  const [product] = await productsOf(buyer);
  await add(buyer, product!);
  const held = await gather(baseURL!);
  const before = await truthOf(owner, '&begin');
  const bad: string[] = [];
  let number = SEED;
  const statuses: Record<string, number> = {};
  const work = async () => {
    while (number < SEED + REQUESTS) {
      const mine = number++;
      const request = requestOf(mine, held);
      const status = await send(baseURL!, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 || status === 0)
        bad.push(`${status} MULLION_SEED=${mine} ${request.method} ${request.path.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const after = await truthOf(owner);
  console.log(JSON.stringify(statuses), `${after.notes.length} notes in all`);
  const notes = after.notes.filter((note) => /^\d+ ours/.test(note));
  const changed = changes(before.rows, after.rows);
  const found = { bad, notes, changed, mails: after.mails - before.mails, lines: await linesOf(buyer) };
  expect(found).toEqual({ bad: [], notes: [], changed: [], mails: 0, lines: { [product!]: 1 } });
  await Promise.all([openId.stop(), social.stop()]);
});
