/** `npm run load`: a shop and its twin with the plugin under the same load (docs/load.md, "The numbers"). */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { report, verdicts } from './lib/load-report.mjs';
import { requestsFor, runSlice } from './lib/load-run.mjs';
import { adds, loginStarts, newAddress, pageViews, subscriptions } from './lib/load-scenarios.mjs';
import { costOf, startTwins } from './lib/load-shops.mjs';
import { writeMarked } from './lib/marked.mjs';
import { parsePort } from './lib/options.mjs';
import { step } from './lib/progress.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const CLIENTS = [1, 10, 50];
const HELP = `A shop and its twin with the plugin on the stack (MariaDB, php-fpm, nginx), under the same load in turn.
Bounded in time, on 127.0.0.1 alone.

Usage: npm run load -- [options]

  --wp, --woocommerce As of npm start; MULLION_WOOCOMMERCE is the default of the second.
  --object-cache      Both shops keep sessions and options in Redis.
  --seconds NUMBER    About as long is each slice. Default: 2.
  --rounds NUMBER     Slices of each shop, kind and number of clients. Default: 6.
  --port NUMBER       Of the first shop, the second has the next. Default: free ones.
  --write-docs        Writes the table of docs/load.md, "The numbers".
  --help              This text.`;

// The servers end as this process does.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(1));

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      wp: { type: 'string' },
      woocommerce: { type: 'string', default: process.env.MULLION_WOOCOMMERCE ?? 'stand-in' },
      'object-cache': { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '6' },
      port: { type: 'string' },
      'write-docs': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [seconds, rounds] = [countOf('seconds', values.seconds), countOf('rounds', values.rounds)];
  await step('Building', build);
  const twins = await startTwins({
    woocommerce: values.woocommerce,
    isObjectCache: values['object-cache'],
    ...(values.wp === undefined ? {} : { wp: values.wp }),
    ...(values.port === undefined ? {} : { port: parsePort(values.port) }),
  });
  try {
    const date = new Date().toISOString().slice(0, 10);
    const costs = await step('What one request costs', () => measureCosts(twins));
    const result = {
      date,
      label: twins.label,
      seconds,
      rounds,
      costs,
      ...(await load(twins, { seconds, rounds })),
    };
    const text = report(result);
    console.log(`\n${text}`);
    if (values['write-docs']) writeMarked('docs/load.md', 'load', text);
    process.exitCode = verdicts(result).every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await twins.stop();
  }
});
process.exit();

/** @param {string} name @param {string} value */
function countOf(name, value) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= 60) return number;
  throw new UserError(`--${name} ${value} is none. Give a whole number from 1 to 60.`);
}

/** @param {import('./lib/load-shops.mjs').Twins} twins @param {{ seconds: number, rounds: number }} bounds */
async function load({ stock, plugin, pages, product, token }, { seconds, rounds }) {
  const newsletter = subscriptions(plugin, token);
  /** @type {import('./lib/load-report.mjs').Row[]} */
  const rows = [];
  for (const scenario of [pageViews(pages), adds(product), newsletter.scenario, loginStarts]) {
    const isOurs = scenario === newsletter.scenario || scenario === loginStarts;
    for (const clients of CLIENTS) {
      const run = async () => {
        const slice = (
          /** @type {import('./lib/stack.mjs').StackSite} */ site,
          /** @type {number} */ requests,
        ) => runSlice(site.url, scenario, { clients, requests });
        const sites = isOurs ? [plugin] : [stock, plugin];
        let rate = 0;
        for (const site of sites) rate += (await slice(site, Math.max(4, clients))).rps / sites.length;
        const requests = requestsFor(rate, { clients, seconds, cycle: scenario.cycle });
        const slices = sites.map(() => /** @type {import('./lib/load-run.mjs').Slice[]} */ ([]));
        for (let round = 0; round < (isOurs ? 2 : rounds); round++) {
          // Who goes first has no advantage.
          const order = round % 2 ? [...sites.keys()].reverse() : [...sites.keys()];
          for (const at of order)
            slices[at]?.push(await slice(/** @type {typeof stock} */ (sites[at]), requests));
        }
        return slices;
      };
      const slices = await step(`${scenario.name}, ${clients} at once`, run);
      const ofPlugin = slices.at(-1) ?? [];
      rows.push({
        name: scenario.name,
        clients,
        plugin: ofPlugin,
        ...(slices.length > 1 && slices[0] ? { stock: slices[0] } : {}),
      });
    }
  }
  return { rows, lost: await newsletter.lost() };
}

/** @param {import('./lib/load-shops.mjs').Twins} twins @returns {Promise<import('./lib/load-report.mjs').CostRow[]>} */
async function measureCosts({ stock, plugin, pages, product }) {
  const costs = [];
  const headers = { 'x-test-cost': '1' };
  for (const path of pages) {
    const ask = (/** @type {string} */ url) => async () =>
      (await fetch(url + path, { headers: { ...headers, 'x-test-visitor': newAddress() } })).text();
    costs.push({
      name: `page ${decodeURI(path)}`,
      stock: await costOf(stock, ask(stock.url)),
      plugin: await costOf(plugin, ask(plugin.url)),
    });
  }
  const add = (/** @type {string} */ url) => async () =>
    (
      await fetch(`${url}/?wc-ajax=add_to_cart`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ product_id: product }),
      })
    ).text();
  costs.push({
    name: 'an add to cart',
    stock: await costOf(stock, add(stock.url)),
    plugin: await costOf(plugin, add(plugin.url)),
  });
  return costs;
}
