import { test as plain } from '@playwright/test';
import { Faults } from './proxy';

export { expect } from '@playwright/test';

/** Tests that reach the site through a proxy, `faults`, which does to requests what they say. */
export const test = plain.extend<{ faults: Faults }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of this pattern.
  faults: async ({}, use, { project }) => {
    const faults = await Faults.before(project.use.baseURL ?? '');
    await use(faults);
    await faults.refuse();
  },
  baseURL: async ({ faults }, use) => use(faults.url),
});
