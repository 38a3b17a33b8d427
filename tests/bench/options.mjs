import { parseArgs } from 'node:util';
import { parsePort } from '../../scripts/lib/options.mjs';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { NETWORKS } from './browser/open.mjs';
import { PAGES } from './pages/pages.mjs';
import { VARIANTS } from './variants.mjs';

export const HELP = `Measures the same pages as Mullion, jQuery + Owl, Swiper and plain HTML, side by side.

Usage: npm run bench -- [options]

  --runs NUMBER                  Runs per page, network and variant; medians are printed. Default: 7.
  --page sliders|home|all        Default: all.
  --network none|slow-4g|both    Default: both.
  --variants NAME,NAME           Of ${Object.keys(VARIANTS).join(', ')}. Default: all.
  --write-docs                   Puts the tables into docs/performance.md, the shortest one into README.md;
                                 for whole runs only.
  --json FILE                    Writes the medians there, too.
  --built                        Measures what is built already; without it everything is built first.
  --port NUMBER                  Default: 9580.
  --help                         This text.`;

const OPTIONS = /** @type {const} */ ({
  runs: { type: 'string', default: '7' },
  page: { type: 'string', default: 'all' },
  network: { type: 'string', default: 'both' },
  variants: { type: 'string', default: 'all' },
  'write-docs': { type: 'boolean', default: false },
  json: { type: 'string' },
  built: { type: 'boolean', default: false },
  port: { type: 'string', default: '9580' },
  help: { type: 'boolean', default: false },
});

/** Reads the command line of `npm run bench`; a bad option is a UserError that names it. */
export function parseBenchOptions(/** @type {string[]} */ args) {
  const values = readArguments(args);
  const options = {
    runs: parseRuns(values.runs),
    pages: choose('page', values.page, 'all', Object.keys(PAGES)),
    networks: choose('network', values.network, 'both', Object.keys(NETWORKS)),
    variants: choose('variants', values.variants, 'all', Object.keys(VARIANTS)),
    writeDocs: values['write-docs'],
    json: values.json,
    built: values.built,
    port: parsePort(values.port),
    help: values.help,
  };
  if (options.writeDocs && [values.page, values.network, values.variants].join() !== 'all,both,all')
    throw new UserError('--write-docs needs a whole run: leave out --page, --network and --variants.');
  return options;
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [problem] = /** @type {Error} */ (error).message.split(/\.\s|\n/, 1);
    throw new UserError(`${problem}. See npm run bench -- --help.`);
  }
}

/** @param {string} value */
function parseRuns(value) {
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw new UserError(`--runs ${value} is no number of runs. Give one from 1 to 999.`);
}

/**
 * @param {string} option
 * @param {string} value
 * @param {string} every The word for all of them.
 * @param {string[]} known
 */
function choose(option, value, every, known) {
  if (value === every) return known;
  const chosen = value.split(',');
  const wrong = chosen.find((name) => !known.includes(name));
  if (wrong === undefined) return known.filter((name) => chosen.includes(name));
  throw new UserError(`--${option} ${wrong} is not available. Choose of ${[...known, every].join(', ')}.`);
}
