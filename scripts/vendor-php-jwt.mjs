/**
 * Puts firebase/php-jwt into the plugin under a namespace of our own, `Mullion\Vendor\JWT`, so that
 * another plugin's copy of another version never meets ours. Only the files that check a token.
 *
 * To renew it: change VERSION, run `npm run vendor:php-jwt` where composer is found, read the
 * diff and the library's changelog, and run PHPUnit (`tests/php/SocialLogin/IdTokenTest.php`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/root.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const VERSION = '7.2.1';
const OUT = join(ROOT, 'wp-plugin/lib/php-jwt');
const FILES = [
  'BeforeValidException',
  'ExpiredException',
  'JWK',
  'JWT',
  'JWTExceptionWithPayloadInterface',
  'Key',
  'SignatureInvalidException',
];

const AUTOLOAD = `<?php

/** Loads \`Mullion\\Vendor\\JWT\\…\`: firebase/php-jwt ${VERSION}, put here by scripts/vendor-php-jwt.mjs. Don't edit. */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    $file = str_starts_with($class, 'Mullion\\\\Vendor\\\\JWT\\\\') ? __DIR__ . '/' . substr($class, 19) . '.php' : '';
    if ($file !== '' && is_file($file)) {
        require $file;
    }
});
`;

const HELP = `Puts firebase/php-jwt ${VERSION} into wp-plugin/lib/php-jwt; composer gets it.

Usage: npm run vendor:php-jwt -- [options]

  --check   Writes nothing: compares the copy with the newest release, file by file, and fails where they
            differ, as a fix of its security would be missing here.
  --help    This text.`;

await runMain(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const isCheck = values.check;
  const folder = mkdtempSync(join(tmpdir(), 'php-jwt-'));
  try {
    install(folder, isCheck ? '*' : VERSION);
    const from = join(folder, 'vendor/firebase/php-jwt');
    if (isCheck) compare(from, newest(folder));
    else copy(from);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`wp-plugin/lib/php-jwt holds firebase/php-jwt ${VERSION}${isCheck ? ', the newest' : ''}.`);
});

/** @param {string} folder @param {string} version `*` for the newest. */
function install(folder, version) {
  writeFileSync(join(folder, 'composer.json'), '{}');
  const options = ['--no-interaction', '--no-progress', '--no-scripts', `--working-dir=${folder}`];
  try {
    execFileSync('composer', ['require', `firebase/php-jwt:${version}`, ...options], { stdio: 'inherit' });
  } catch {
    throw new UserError('composer could not get firebase/php-jwt; its output is above.');
  }
}

/** @param {string} folder */
function newest(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'vendor/composer/installed.json'), 'utf8'));
  return packages.find((/** @type {{ name: string }} */ { name }) => name === 'firebase/php-jwt').version;
}

/** @param {string} from @param {string} version */
function compare(from, version) {
  const isOther = (/** @type {string} */ name) =>
    readFileSync(join(OUT, `${name}.php`), 'utf8') !==
    ownNamespace(readFileSync(join(from, `src/${name}.php`), 'utf8'));
  const others = FILES.filter(isOther);
  if (version.replace(/^v/, '') !== VERSION || others.length > 0)
    throw new UserError(
      `The copy is ${VERSION}, the newest is ${version}; files that differ: ${others.join(', ') || 'none'}.`,
    );
}

/** @param {string} from */
function copy(from) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const name of FILES)
    writeFileSync(
      join(OUT, `${name}.php`),
      ownNamespace(readFileSync(join(from, `src/${name}.php`), 'utf8')),
    );
  writeFileSync(join(OUT, 'autoload.php'), AUTOLOAD);
  writeFileSync(join(OUT, 'LICENSE'), readFileSync(join(from, 'LICENSE')));
}

/** @param {string} php */
function ownNamespace(php) {
  return (
    php
      .replaceAll('Firebase\\JWT', 'Mullion\\Vendor\\JWT')
      // Called directly, a class does nothing; Plugin Check asks for the guard all the same.
      .replace(/^(namespace [^;]+;)$/m, "$1\n\n\\defined('ABSPATH') || exit;")
  );
}
