/**
 * `npm run release -- X.Y.Z`: puts the number into every file that has it, what is unreleased under it, the contract as
 * it is now beside the changelog; builds `mullion.zip`, checks, commits and tags. Nothing leaves the machine.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_PAGE, contractLines, fillContract, RELEASED } from './lib/contract.mjs';
import { RELEASE_FILES, released } from './lib/release.mjs';
import { ROOT } from './lib/root.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

await runMain(async () => {
  const [version = ''] = process.argv.slice(2);
  const changed = git('status', '--porcelain').trim();
  if (changed) throw new UserError(`Commit or take away first:\n${changed}`);
  if (git('tag', '--list', `v${version}`).trim()) throw new UserError(`There is a tag v${version} already.`);
  const files = Object.fromEntries(
    RELEASE_FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
  const date = new Date().toISOString().slice(0, 10);
  const after = released(/** @type {import('./lib/release.mjs').Files} */ (files), version, date);
  for (const [file, text] of Object.entries(after)) writeFileSync(join(ROOT, file), text);
  const contract = { release: version, lines: await contractLines() };
  writeFileSync(join(ROOT, RELEASED), `${JSON.stringify(contract, null, 2)}\n`);
  const page = await fillContract(readFileSync(join(ROOT, CONTRACT_PAGE), 'utf8'));
  writeFileSync(join(ROOT, CONTRACT_PAGE), page);
  execFileSync(process.execPath, [join(ROOT, 'scripts/zip.mjs')], { stdio: 'inherit' });
  check();
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Mullion ${version}`);
  console.log(
    `Released ${version}: the commit and the tag v${version} are here; mullion.zip is what to upload.`,
  );
});

/** With the number in them: it is a byte or two more of the entry, too. */
function check() {
  try {
    execFileSync(process.execPath, [join(ROOT, 'scripts/check.mjs')], { stdio: 'inherit' });
  } catch {
    throw new UserError(
      'The check fails, so nothing is committed. "git checkout ." takes the number away; mend, and release again.',
    );
  }
}
