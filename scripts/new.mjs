/** `npm run new -- NAME --kind behaviour|enhance|hydrate`: makes the folder of a widget, ready to build, test and change. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createWidget, KINDS } from './lib/new-widget.mjs';
import { ROOT } from './lib/root.mjs';
import { bin } from './lib/run.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'behaviour' } },
  });
  const [name] = positionals;
  const files = createWidget(ROOT, name, values.kind);
  // A long name breaks lines elsewhere, and sorts imports differently.
  spawnSync(bin('biome'), ['check', '--write', ...files], { cwd: ROOT });
  for (const file of files) console.log(`  ${file}`);
  console.log(`\nMade a widget of the kind "${values.kind}": ${KINDS[values.kind]}.`);
  console.log(`See it: npm run fixtures, then /fixtures/pages/${name}.html. Check it: npm run check.`);
  if (values.kind === 'hydrate') console.log('After changing template.php: npm run golden.');
});
