import { expect, test } from '@playwright/test';
import { signIn } from '../helpers/newsletter';

test('Site Health finds nothing critical where nothing is wrong, and asks the site for it', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/wp-admin/site-health.php');
  await expect(page.locator('.site-health-progress-wrapper')).not.toHaveClass(/loading/, {
    timeout: 120_000,
  });
  await page.locator('.site-health-view-passed').click();
  // The one that asks the site, and comes last; the stand-in shop has no Store API.
  const asked = page.locator('.health-check-accordion-trigger', { hasText: /Khách .*truy cập/ });
  await expect(asked.locator('.badge')).toHaveText('Mullion');
  await expect(asked).not.toContainText('admin-ajax');
  const critical = page.locator('#health-check-issues-critical');
  await expect(critical.locator('.badge', { hasText: 'Mullion' })).toHaveCount(0);
});
