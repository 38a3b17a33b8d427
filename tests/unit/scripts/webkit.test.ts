// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { webKitPages } from '../../../scripts/lib/webkit-stage.mjs';

vi.mock('../../../scripts/lib/webkit.mjs', async (original) => ({
  ...(await original<object>()),
  findWebKit: () => undefined,
}));

test('a machine without WebKit skips its tests, and is told what to install', async () => {
  const run = vi.fn();
  expect(await webKitPages.check(run, { files: [], titles: [] })).toEqual({
    passed: 0,
    failed: 0,
    skipped: ['Browser: fixture pages in WebKit (apt-get install webkit2gtk-driver xvfb)'],
  });
  expect(run).not.toHaveBeenCalled();
});
