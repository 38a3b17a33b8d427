import { spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

/** Builds the bundle and the plugin's generated files; says nothing unless it fails. */
export function build() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new UserError(
    'The build failed (node scripts/build.mjs); its output is above. Correct that and try again.',
  );
}
