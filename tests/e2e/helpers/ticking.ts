import { expect, type Locator } from '@playwright/test';

/** Whether a countdown is seen, in Vietnamese, and goes. */
export async function expectTicking(clock: Locator): Promise<void> {
  await clock.scrollIntoViewIfNeeded();
  await expect(clock).toContainText('giây');
  const before = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(before);
}
