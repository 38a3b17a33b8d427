/**
 * `npm run stack -- [options]`: the demo shop on what shops run on: MariaDB, php-fpm, nginx with a cache of whole pages and,
 * with `--object-cache`, Redis. Everything is made anew in `.cache/stack/demo`, listens on 127.0.0.1, and ends with Ctrl+C.
 *
 *   --wp, --woocommerce   As of `npm start`; MULLION_WOOCOMMERCE is the default of the second.
 *   --port NUMBER         Default: 9420.
 *   --object-cache        Sessions and options in Redis.
 *   --no-page-cache       nginx asks PHP for every page.
 */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { parsePort } from './lib/options.mjs';
import { step } from './lib/progress.mjs';
import { startStack } from './lib/stack.mjs';
import { runMain } from './lib/user-error.mjs';

// Its servers end as the process does.
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1));

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      wp: { type: 'string' },
      woocommerce: { type: 'string', default: process.env.MULLION_WOOCOMMERCE ?? 'stand-in' },
      port: { type: 'string', default: '9420' },
      'object-cache': { type: 'boolean', default: false },
      'no-page-cache': { type: 'boolean', default: false },
    },
  });
  const { wp, woocommerce } = values;
  const port = parsePort(values.port);
  let stop = async () => {};
  process.on('SIGINT', async () => {
    await stop();
    process.exit(130);
  });
  await step('Building', build);
  const site = await startStack({
    name: 'demo',
    port,
    woocommerce,
    isCached: !values['no-page-cache'],
    ...(wp === undefined ? {} : { wp }),
  });
  stop = site.stop;
  await site.chooseObjectCache(values['object-cache']);
  const servers = Object.entries(site.pids).map(([name, pid]) => `${name} ${pid}`);
  console.log(`
  ${site.label}, with Mullion activated: ${site.url}/

    Admin       ${site.url}/wp-admin/   (user admin, password "password")
    Mail        ${site.mail}   (nothing is sent)
    Processes   ${servers.join(', ')}

  X-Page-Cache in an answer says whether nginx had the page. Press Ctrl-C to stop; nothing is kept.
`);
});
