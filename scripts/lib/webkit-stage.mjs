import { playwright } from './browser-stages.mjs';
import { findWebKit, startScreen, WEBKIT_PACKAGES } from './webkit.mjs';

const NAME = 'Browser: fixture pages in WebKit';

/**
 * What a visitor does first on an iPhone, in Safari's engine; Playwright's own WebKit can't be had everywhere.
 *
 * @type {import('./stages.mjs').Stage}
 */
export const webKitPages = {
  id: 'webkit',
  name: NAME,
  tests: /^tests\/e2e\/webkit\/.*\.e2e\.ts$/,
  needsBuild: true,
  check: async (run, choice) => {
    const programs = findWebKit();
    if (!programs)
      return { passed: 0, failed: 0, skipped: [`${NAME} (apt-get install ${WEBKIT_PACKAGES.join(' ')})`] };
    const { display, stop } = await startScreen(programs.screen);
    try {
      const env = {
        MULLION_DISPLAY: display,
        MULLION_WEBKIT_DRIVER: programs.driver,
        MULLION_WEBKIT: programs.browser,
      };
      return await playwright(run, 'webkit', choice, env);
    } finally {
      await stop();
    }
  },
};
