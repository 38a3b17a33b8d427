// @vitest-environment node
import { expect, test } from 'vitest';
import { findOnPath } from '../../scripts/lib/browser.mjs';
import { renderWithPhp, staleGolden } from '../../scripts/lib/golden.mjs';

test('PHP prints every golden file as it is', async ({ skip }) => {
  skip(!findOnPath('php'), 'no php on the PATH');
  const { stale } = await staleGolden(renderWithPhp);
  const paths = stale.map(([path]) => path);
  expect(paths, 'These are stale; run npm run golden and review the diff').toEqual([]);
});
