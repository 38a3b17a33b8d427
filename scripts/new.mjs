/** `npm run new -- NAME`: makes the folder of a widget, ready to build, test and change. */
import { createWidget } from './lib/new-widget.mjs';
import { ROOT } from './lib/root.mjs';
import { runMain } from './lib/user-error.mjs';

await runMain(async () => {
  const name = process.argv[2];
  for (const file of createWidget(ROOT, name)) console.log(`  ${file}`);
  console.log(
    `\nTry it: npm run fixtures, then /fixtures/pages/${name}.html. After changing template.php: npm run golden.`,
  );
});
