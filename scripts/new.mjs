/** `npm run new -- NAME --kind behaviour|enhance|hydrate`: makes the folder of a widget, ready to build, test and change. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createWidget, KINDS } from './lib/new-widget.mjs';
import { ROOT } from './lib/root.mjs';
import { bin } from './lib/run.mjs';
import { runMain } from './lib/user-error.mjs';

const HELP = `npm run new -- NAME [--kind KIND]
  Makes the folder of a widget, ready to build, test and change. KIND is one of:
${Object.entries(KINDS)
  .map(([kind, what]) => `  ${kind.padEnd(12)}${what}`)
  .join('\n')}`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'behaviour' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const [name] = positionals;
  const files = createWidget(ROOT, name, values.kind);
  // A long name breaks lines elsewhere, and sorts imports differently.
  spawnSync(bin('biome'), ['check', '--write', ...files], { cwd: ROOT });
  for (const file of files) console.log(`  ${file}`);
  console.log(`\nMade a widget of the kind "${values.kind}": ${KINDS[values.kind]}.`);
  console.log(`See it: npm run fixtures, then /fixtures/pages/${name}.html. Check it: npm run check.`);
  if (values.kind === 'hydrate') console.log('After changing template.php: npm run golden.');
});
