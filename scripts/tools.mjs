import { fastestPhp } from './lib/native-php.mjs';
import { DEFAULT_WORDPRESS, prepareRuntime } from './lib/site-tools.mjs';
import { runMain } from './lib/user-error.mjs';
import { findWordPress } from './lib/wordpress-source.mjs';

/** Fetches what the first start of each kind would fetch. */
await runMain(async () => {
  const wordpress = await findWordPress(DEFAULT_WORDPRESS.name);
  await wordpress.prepare();
  if (fastestPhp() === 'native') await prepareRuntime(true);
  await prepareRuntime(false);
});
