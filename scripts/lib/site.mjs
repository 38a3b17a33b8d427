import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootNative, nativePhp } from './native-php.mjs';
import { bootPlayground } from './playground.mjs';
import { step } from './progress.mjs';
import { runPhp } from './run-php.mjs';
import { createSite, lockSite, resetSite, siteFolder } from './site-folder.mjs';
import { planSite } from './site-plan.mjs';
import { listen } from './site-server.mjs';
import { prepareMounts, prepareTestMounts, setUp } from './site-setup.mjs';
import { prepareRuntime } from './site-tools.mjs';
import { reasonOf, UserError } from './user-error.mjs';

/**
 * @typedef {object} SiteOptions
 * @property {string} name The site's folder in .cache/sites; the WordPress and the shop are added to it.
 * @property {number} port 0 takes a free one.
 * @property {string} [wp] As --wp of npm start.
 * @property {string} [woocommerce] As --woocommerce of npm start.
 * @property {string} [php] As --php of npm start.
 * @property {string | undefined} [theme] A theme's folder.
 * @property {boolean} [reset] Removes this site's data first.
 * @property {string} [muPlugins] A folder of must-use plugins, for tests.
 * @property {string[]} [moreThemes] Folders of themes that are there, but not switched to.
 * @property {string[]} [morePlugins] Folders of plugins that are there, but not active.
 * @property {(() => Record<string, Uint8Array>) | undefined} [blueprint] A bundle whose steps set the site up,
 *   in place of mounts and of our own set-up; with PHP in WebAssembly only.
 * @property {boolean} [quiet] Prints no progress.
 * @property {() => unknown} [beforeBoot] Runs when all that is asked for is there and nothing is touched yet.
 */

/**
 * A site that answers at its address.
 *
 * @typedef {object} Site
 * @property {string} url
 * @property {string} label What is running, for people.
 * @property {string} mail A page with the mails that were caught.
 * @property {string} tree Where its WordPress lies.
 * @property {string} debugLog PHP's messages, when there were any.
 * @property {(code: string) => Promise<string>} runPhp Runs PHP (from its opening tag) with WordPress loaded.
 * @property {() => Promise<void>} stop
 */

/**
 * Boots a real WordPress with Mullion, a shop and a theme; fails with a UserError, its data untouched.
 *
 * @param {SiteOptions} options
 * @returns {Promise<Site>}
 */
export async function startSite(options) {
  const { name, port, php = '8.3', reset, quiet, beforeBoot, blueprint, ...wanted } = options;
  const isNative = php === 'native';
  const plan = await planSite({ name: isNative ? `${name}-native` : name, ...wanted });
  const version = isNative ? needNativePhp() : php;
  const unlock = lockSite(plan.name);
  /** @type {Array<() => unknown>} */
  const closers = [];
  const stop = async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
    unlock();
  };
  try {
    let handle = answerNotReady;
    const server = await listen(port, (request, response) => handle(request, response));
    closers.push(server.stop);
    // Downloads come first: what can't be had is said before anything is built or removed.
    const mounts = blueprint ? prepareTestMounts(options) : await prepareMounts(plan, options);
    const pristine = await plan.wordpress.prepare(quiet);
    await prepareRuntime(isNative, quiet);
    await beforeBoot?.();
    if (reset) resetSite(plan.name);
    const { dir, tree, setupFile } = siteFolder(plan.name);
    if (!existsSync(dir))
      await step(`Creating the site "${plan.name}"`, () => createSite(plan.name, pristine), quiet);
    const label = `WordPress ${plan.wordpress.version}, ${plan.shop.label}, PHP ${version}`;
    const boot = () =>
      isNative
        ? bootNative({ url: server.url, tree, mounts })
        : bootPlayground({ url: server.url, php, tree, mounts, blueprint: blueprint?.() });
    const runtime = await step(`Booting ${label}`, boot, quiet).catch(bootFailure);
    closers.push(runtime.stop);
    if (!blueprint) await setUp(runtime, plan, setupFile, quiet);
    handle = (request, response) => answer(runtime, request, response);
    const code = (/** @type {string} */ source) => runPhp(runtime, { what: 'A PHP script', code: source });
    return {
      url: server.url,
      label,
      mail: `${server.url}/mail/`,
      tree,
      debugLog: join(tree, 'wp-content/debug.log'),
      runPhp: code,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @type {import('node:http').RequestListener} */
function answerNotReady(_request, response) {
  response.writeHead(503, { 'retry-after': '5' }).end('WordPress is starting. Try again in a few seconds.');
}

/** @param {import('./playground.mjs').Runtime} runtime @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function answer(runtime, request, response) {
  runtime.answer(request, response).catch((error) => {
    // A visitor who left isn't worth a line.
    if (response.destroyed) return;
    console.error(`${request.method} ${request.url}: ${reasonOf(error)}`);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}

function needNativePhp() {
  const version = nativePhp();
  if (version) return version;
  throw new UserError(
    '--php native needs a php of 8.1 or newer with pdo_sqlite and mbstring on the PATH. Leave --php out: WordPress then brings its own.',
  );
}

/** @returns {never} */
function bootFailure(/** @type {unknown} */ error) {
  if (error instanceof UserError) throw error;
  throw new UserError(
    `WordPress did not boot: ${reasonOf(error)}. Try --reset, which removes this site's data.`,
  );
}
