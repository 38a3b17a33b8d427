import { demoBlueprint } from './blueprint.mjs';
import {
  fixturePages,
  fixturePagesOfRuntimes,
  goldenHtml,
  testSite,
  wordPressPages,
} from './browser-stages.mjs';
import { lookPages } from './look-stage.mjs';
import { fastestPhp } from './native-php.mjs';
import { WEBASSEMBLY_VERSIONS } from './options.mjs';
import { STAND_IN_DIR } from './paths.mjs';
import { phpChecks, phpUnitOnWordPress } from './php-checks.mjs';
import { stackStage, testStack } from './stack-stage.mjs';
import { budgets, buildBundle, lint, types, unitTests } from './stages.mjs';
import { webKitPages } from './webkit-stage.mjs';

// The same WordPress and tests; WebAssembly, which every machine has, takes five times as long.
const PHP = fastestPhp();

/**
 * What `npm test` runs: the build, which the rest looks at, then two lanes side by side, one for each
 * core of a small machine. Neither waits for the other; each site belongs to one lane.
 */
export function testStages() {
  const { MULLION_WOOCOMMERCE: woocommerce, MULLION_WP: wp } = process.env;
  // With a shop to try it on, another WordPress is that shop's; alone, it is that of the stand-in.
  const site = testSite({ woocommerce: 'stand-in', php: PHP, ...(!woocommerce && { wp }) });
  // Pictures have one of their own: no order, review or sold-out product of another test is on them.
  const lookSite = testSite({ woocommerce: 'stand-in', php: PHP, name: 'look' });
  const sites = [site, lookSite];
  const stack = testStack({ woocommerce: woocommerce ?? 'stand-in' });
  const ofWordPress = [goldenHtml(site), phpUnitOnWordPress(site), wordPressPages('wordpress', site)];
  const others = [types, lint, unitTests, budgets, ...phpChecks(), fixturePages, ...fixturePagesOfRuntimes];
  // What `npm start` boots has to work too; the rest is the same PHP, only slower.
  if (PHP === 'native') {
    const npmStart = testSite({ woocommerce: 'stand-in', php: '8.3' });
    sites.push(npmStart);
    others.push(wordPressPages('npm-start', npmStart, IN_WEBASSEMBLY));
  }
  const blueprint = () => demoBlueprint({ slug: 'mullion-shop', dir: STAND_IN_DIR });
  const playground = testSite({ woocommerce: 'stand-in', php: '8.3', name: 'blueprint', blueprint });
  sites.push(playground);
  others.push({
    ...wordPressPages('blueprint', playground, IN_WEBASSEMBLY),
    name: "Browser: the demo's blueprint in Playground",
  });
  if (woocommerce) {
    const shop = testSite({ woocommerce, wp, php: PHP });
    sites.push(shop);
    ofWordPress.push(wordPressPages('woocommerce', shop));
  }
  ofWordPress.push(stackStage(stack));
  // Minutes each: in CI, and by name (`npm test -- php-8.1 php-8.5`).
  const asked = [];
  for (const php of [WEBASSEMBLY_VERSIONS[0], WEBASSEMBLY_VERSIONS.at(-1)].map(String)) {
    const ofPhp = testSite({ woocommerce: 'stand-in', php, name: `php-${php}` });
    sites.push(ofPhp);
    asked.push(wordPressPages(`php-${php}`, ofPhp, IN_WEBASSEMBLY));
  }
  others.push(lookPages(lookSite), webKitPages, ...(process.env.CI ? asked : []));
  const lanes = [others, ofWordPress];
  const stopSites = () => Promise.all([...sites, stack].map(({ stop }) => stop()));
  const all = [...new Set([buildBundle, ...lanes.flat(), ...asked])];
  return { first: buildBundle, lanes, all, stopSites };
}

/** A page comes alive, and what is put into the cart is in it. */
const IN_WEBASSEMBLY = {
  files: ['wordpress/page.e2e', 'wordpress/cart.e2e'],
  titles: [' /: hydrated', 'a product is added, shown, kept'],
};
