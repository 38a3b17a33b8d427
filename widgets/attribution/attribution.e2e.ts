import { expect, test } from '@playwright/test';
import { collectProblems, watchLayoutShift } from '../../tests/e2e/helpers/page-health';

const PAGE = '/fixtures/pages/attribution.html';

test('a press copies the code, and nothing moves', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = collectProblems(page);
  const shift = await watchLayoutShift(page);
  await page.goto(PAGE);
  const widget = page.locator('.mullion-attribution');
  await widget.hover();
  await widget.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('NHOM-2027');
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});
