import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { startFixtureServer } from './lib/fixture-server.mjs';
import { openUrl } from './lib/open-url.mjs';
import { parsePort } from './lib/options.mjs';
import { step } from './lib/progress.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const HELP = `Serves the fixture pages, the built files and a shop in memory on 127.0.0.1.

Usage: npm run fixtures -- [options]

  --port NUMBER   Default: 9410.
  --test          Serves what is built already, for the tests; without it everything is built first.
  --help          This text.`;

await runMain(async () => {
  const { port, test, help } = readOptions();
  if (help) return console.log(HELP);
  if (!test) await step('Building', build);
  const { url } = await startFixtureServer(parsePort(port));
  console.log(`The fixture pages: ${url}/   (Ctrl-C stops)`);
  if (!test) openUrl(`${url}/`);
});

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '9410' },
        test: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${/** @type {Error} */ (error).message} See npm run fixtures -- --help.`);
  }
}
