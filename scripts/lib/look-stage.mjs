import { writeFileSync } from 'node:fs';
import { playwright, siteEnv } from './browser-stages.mjs';
import { forgetPictures, LOOK_REPORT, readLook } from './look-pictures.mjs';
import { lookReport } from './look-report.mjs';

/**
 * Every page beside its approved picture; what differs is in .cache/look/report.html.
 *
 * @param {import('./browser-stages.mjs').TestSite} testSite
 * @returns {import('./stages.mjs').Stage}
 */
export const lookPages = (testSite) => ({
  id: 'look',
  name: 'Pictures of every page',
  tests: /^tests\/look\/.*\.e2e\.ts$/,
  needsBuild: true,
  site: testSite,
  check: async (run, choice) => {
    forgetPictures();
    const result = await playwright(
      run,
      'look',
      choice,
      await siteEnv(await testSite.get(), testSite.woocommerce),
    );
    const isWhole = choice.files.length + choice.titles.length === 0 && result.failed === 0;
    const { changed, gone } = readLook(isWhole);
    writeFileSync(LOOK_REPORT, lookReport(changed, gone));
    if (process.env.MULLION_LOOK === 'approve') return result;
    for (const name of gone)
      console.log(`${name} is approved, but no longer taken: npm run look -- --approve`);
    return { ...result, failed: result.failed + gone.length };
  },
});
