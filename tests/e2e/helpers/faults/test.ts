import { test as base } from '@playwright/test';
import { FaultProxy } from './proxy';

/** Tests whose browser reaches the site through a {@link FaultProxy}: `faults.on({ at: 'wc-ajax=add_to_cart', answer: dropped })`. */
export const test = base.extend<{ faults: FaultProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern.
  faults: async ({}, use) => {
    const proxy = new FaultProxy();
    await proxy.start();
    await use(proxy);
    await proxy.stop();
  },
  // Chromium goes around a proxy to this machine, unless it is told not to.
  proxy: async ({ faults }, use) => use({ server: faults.url, bypass: '<-loopback>' }),
});
