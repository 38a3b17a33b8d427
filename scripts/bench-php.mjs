/**
 * `npm run bench:php`: what the plugin's PHP costs a page view, against design.md's budget of 2 ms and
 * no query. PHP runs in WebAssembly here, several times slower than a server's.
 */
import { readFileSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { startSite } from './lib/site.mjs';
import { runMain } from './lib/user-error.mjs';

const CODE = readFileSync(new URL('../tests/bench/php/cost.php', import.meta.url), 'utf8');

await runMain(async () => {
  const site = await startSite({ name: 'bench', port: 0, beforeBoot: build });
  try {
    const { mullion, head, sessions, php } = JSON.parse(await site.runPhp(CODE));
    console.log(`PHP ${php} in WebAssembly, medians of 51 page views:`);
    console.log(`  the plugin's own work   ${mullion.ms.toFixed(2)} ms, ${mullion.queries} queries`);
    console.log(`  one query and wp_head() ${head.ms.toFixed(2)} ms, ${head.queries} queries`);
    for (const what of ['saves', 'reads']) {
      const [stock, ours] = [sessions.stock[what], sessions.mullion[what]];
      const ratio = (ours.ms / stock.ms).toFixed(2);
      console.log(
        `  a session that is ${what === 'saves' ? 'changed  ' : 'only read'} ${ratio} times the shop's own, ` +
          `${ours.queries} queries for ${stock.queries}`,
      );
    }
  } finally {
    await site.stop();
  }
});
