import { testSite, wordPressPages } from './lib/browser-stages.mjs';
import { chooseTests } from './lib/choose-tests.mjs';
import { fastestPhp } from './lib/native-php.mjs';
import { heading, reportResults, runStage } from './lib/report-results.mjs';
import { runStreaming } from './lib/run.mjs';
import { EVERYTHING } from './lib/stages.mjs';
import { testStages } from './lib/test-stages.mjs';
import { runMain } from './lib/user-error.mjs';

// The same WordPress and tests; WebAssembly, which every machine has, takes five times as long.
const PHP = fastestPhp();
const site = testSite({ woocommerce: 'stand-in', php: PHP });
const sites = [site];

const stages = testStages(site);
// What `npm start` boots has to work too.
if (PHP === 'native') {
  const wasm = testSite({ woocommerce: 'stand-in', php: '8.3' });
  sites.push(wasm);
  stages.push(wordPressPages('npm-start', wasm, ['wordpress/page.e2e', 'wordpress/cart.e2e']));
}
if (process.env.MULLION_WOOCOMMERCE) {
  const real = testSite({ woocommerce: process.env.MULLION_WOOCOMMERCE, php: PHP });
  sites.push(real);
  stages.push(wordPressPages('woocommerce', real));
}

const stopSites = () => Promise.all(sites.map(({ stop }) => stop()));
process.on('SIGINT', async () => {
  await stopSites();
  process.exit(130);
});

await runMain(async () => {
  const args = process.argv.slice(2);
  const chosen =
    args.length > 0 ? chooseTests(stages, args) : stages.map((stage) => ({ stage, choice: EVERYTHING }));
  const results = [];
  for (const { stage, choice } of chosen) {
    console.log(heading(stage.name));
    results.push(await runStage(stage, runStreaming, choice));
    // A stage's site is its own; two would share their data and the machine.
    await stopSites();
  }
  reportResults(results);
});
process.exit();
