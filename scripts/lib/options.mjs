import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/** What runs in WebAssembly, oldest first: from the oldest that the plugin supports to the newest there is. */
export const WEBASSEMBLY_VERSIONS = ['8.1', '8.2', '8.3', '8.4', '8.5'];

export const PHP_VERSIONS = [...WEBASSEMBLY_VERSIONS, 'native'];

export const START_HELP = `Boots a real WordPress with Mullion activated.

Usage: npm start -- [options]        (npm run dev takes the same options)

  --wp VERSION|latest|DIR|ZIP        Which WordPress. Default: 6.5, which npm fetches at the first start;
                                     another version is downloaded from wordpress.org.
  --woocommerce VERSION|latest|DIR|ZIP|stand-in
                                     Which shop. Default: stand-in, the small shop in fixtures/shop.
  --php ${PHP_VERSIONS.join('|')}
                                     Which PHP. Default: 8.3, in WebAssembly. "native" is this machine's
                                     own, with pdo_sqlite: several times faster, for development.
  --port NUMBER                      Where it listens, on 127.0.0.1 only. Default: 9400.
  --theme DIR                        A theme's folder to use in place of fixtures/theme.
  --reset                            Starts this site anew. Every WordPress and shop has a site of its
                                     own in .cache/sites; the others are left alone.
  --dev                              Serves the sources through Vite, with hot reload.
  --help                             This text.

Log in at /wp-admin/ as admin with the password "password". Ctrl-C ends it; the site's data is kept.`;

const OPTIONS = /** @type {const} */ ({
  wp: { type: 'string', default: '6.5' },
  woocommerce: { type: 'string', default: 'stand-in' },
  php: { type: 'string', default: '8.3' },
  port: { type: 'string', default: '9400' },
  theme: { type: 'string' },
  reset: { type: 'boolean', default: false },
  dev: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** Reads the command line of `npm start`; a bad option is a UserError that names it. */
export function parseStartOptions(/** @type {string[]} */ args) {
  const { port, ...options } = readArguments(args);
  if (!PHP_VERSIONS.includes(options.php)) {
    throw new UserError(`--php ${options.php} is not available. Choose one of ${PHP_VERSIONS.join(', ')}.`);
  }
  for (const name of /** @type {const} */ (['wp', 'woocommerce', 'theme'])) {
    if (options[name] === '')
      throw new UserError(`--${name} is empty. Give it a value; see npm start -- --help.`);
  }
  return { ...options, port: parsePort(port) };
}

/** @param {string} value */
export function parsePort(value) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`--port ${value} is no port. Give a number from 1 to 65535.`);
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [problem] = /** @type {Error} */ (error).message.split(/\.\s|\n/, 1);
    throw new UserError(`${problem}. See npm start -- --help for the options there are.`);
  }
}
