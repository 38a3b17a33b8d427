import { expect, test } from '@playwright/test';
import { gather, type Holdings } from '../../helpers/fuzz/holdings';
import { requestOf } from '../../helpers/fuzz/requests';
import { send } from '../../helpers/fuzz/send';
import { changes, truthOf } from '../../helpers/fuzz/truth';
import { freshShop } from '../../helpers/login';
import { startOpenIdProvider, startSocialProviders } from '../../helpers/login-provider';
import { add, linesOf, productsOf, visitor } from '../../helpers/raw-visitor';

const { CI, MULLION_FUZZ, MULLION_SEED, MULLION_WP_SHOP } = process.env;
/** `MULLION_FUZZ=10000`: so many, however long it takes. */
const MOST = Number(MULLION_FUZZ ?? 3000);
const MOST_MS = MULLION_FUZZ ? Number.POSITIVE_INFINITY : 120_000;
const AT_ONCE = 4;

// Tried again, it would be other requests.
test.describe.configure({ retries: 0 });
test.skip(MULLION_WP_SHOP !== 'stand-in', 'WooCommerce writes rows of its own at any page view.');

/** Sends request after request; what was answered with, and what is no answer for any request. */
async function sendAll(base: string, held: Holdings, first: number) {
  const end = Date.now() + MOST_MS;
  const statuses: Record<string, number> = {};
  const bad: string[] = [];
  let next = first;
  const work = async () => {
    while (next < first + MOST && Date.now() < end) {
      const number = next++;
      const request = requestOf(number, held);
      const status = await send(base, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 || status === 0)
        bad.push(`${status} MULLION_SEED=${number} ${request.method} ${request.path.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${next - first} requests from MULLION_SEED=${first} on:`, JSON.stringify(statuses));
  return bad;
}

/** In CI the same requests each time: what is red there is of the change. */
const FIRST = Number(MULLION_SEED ?? (CI ? 1_000_000 : Math.floor(Math.random() * 1e6) * 1000));

// Minutes: in CI, and asked for by name.
const ask = MULLION_FUZZ || CI ? test : () => {};

ask(
  'hostile requests to every endpoint: no 5xx, no notice, no changed row, no mail',
  async ({ baseURL: base = '' }) => {
    test.setTimeout(240_000 + (MULLION_FUZZ ? MOST * 500 : 0));
    const owner = await visitor(base);
    const [openId, social] = await Promise.all([startOpenIdProvider(), startSocialProviders()]);
    await freshShop(owner, openId.url, social.url, [openId.port, social.port]);
    const buyer = await visitor(base);
    const [product = ''] = await productsOf(buyer);
    await add(buyer, product);
    const held = await gather(base);
    const before = await truthOf(owner, 'begin');
    const bad = await sendAll(base, held, FIRST);
    const after = await truthOf(owner);
    await Promise.all([truthOf(owner, 'end'), openId.stop(), social.stop()]);
    const found = {
      bad,
      notes: after.notes.filter((note) => /^\d+ ours/.test(note)),
      changed: changes(before.rows, after.rows, [held.customer]),
      mails: after.mails - before.mails,
      lines: await linesOf(buyer),
    };
    expect(found).toEqual({ bad: [], notes: [], changed: [], mails: 0, lines: { [product]: 1 } });
  },
);
