import { expect, test } from '@playwright/test';
import { expectHit, press } from '../../tests/e2e/helpers/seen';

test('a tablet that is turned hides the header that it stands in: the page goes on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/fixtures/pages/offcanvas.html');
  await page.addStyleTag({ content: '@media (min-width: 1000px) { .mobile { display: none } }' });
  await page.evaluate(() => {
    const header = document.createElement('header');
    header.className = 'mobile';
    header.append(document.getElementById('menu-chinh') as HTMLElement);
    document.body.append(header);
  });
  await press(page.locator('#opener'));
  await expectHit(page.locator('#menu-chinh'));
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('#menu-chinh')).not.toHaveAttribute('open');
  await expectHit(page.locator('#link'));
});
