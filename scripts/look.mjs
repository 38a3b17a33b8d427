/** `npm run look`: every page of the demo and every fixture beside its approved picture. */
import { parseArgs } from 'node:util';
import { testSite } from './lib/browser-stages.mjs';
import { build } from './lib/build.mjs';
import { approve, LOOK_REPORT, readLook } from './lib/look-pictures.mjs';
import { lookPages } from './lib/look-stage.mjs';
import { fastestPhp } from './lib/native-php.mjs';
import { step } from './lib/progress.mjs';
import { summaryLine } from './lib/results.mjs';
import { runStreaming } from './lib/run.mjs';
import { runMain } from './lib/user-error.mjs';

const HELP = `Compares pictures of every page with the approved ones in tests/look/approved, and writes what
differs, before and after side by side, into .cache/look/report.html.

Usage: npm run look -- [options] [PATTERN…]

  PATTERN     Only pages whose name has it: home, demo/cart, fixture/slider, state/.
  --approve   Takes what was seen over as approved; look at the report before you commit it.
  --help      This text.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { approve: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  await step('Building', build);
  if (values.approve) process.env.MULLION_LOOK = 'approve';
  const site = testSite({ woocommerce: 'stand-in', php: fastestPhp(), name: 'look' });
  const result = await lookPages(site)
    .check(runStreaming, { files: [], titles: positionals })
    .finally(() => site.stop());

  const { records, changed, gone } = readLook(positionals.length === 0 && result.failed === 0);
  if (values.approve) approve(changed, gone);
  const verb = values.approve ? 'taken over' : 'different';
  console.log(`\n${records.length} pictures, ${changed.length} ${verb}. Before and after: ${LOOK_REPORT}`);
  console.log(summaryLine(result));
  process.exitCode = result.failed > 0 ? 1 : 0;
});
process.exit();
