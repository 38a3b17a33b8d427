import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { UserError } from '../../../scripts/lib/user-error.mjs';

const MARKED = /(<!-- bench -->)[\s\S]*?(<!-- \/bench -->)/;

/**
 * Puts the report between the README's markers.
 *
 * @param {string} readme
 * @param {string} report
 */
export function fillReadme(readme, report) {
  if (!MARKED.test(readme))
    throw new UserError(
      'README.md has no <!-- bench --> … <!-- /bench -->; add both where the table belongs.',
    );
  return readme.replace(MARKED, (_, start, end) => `${start}\n${report}\n${end}`);
}

/** @param {string} report */
export function writeReadme(report) {
  const path = join(ROOT, 'README.md');
  let readme;
  try {
    readme = readFileSync(path, 'utf8');
  } catch {
    throw new UserError('There is no README.md to write the table into.');
  }
  writeFileSync(path, fillReadme(readme, report));
}
