import { expect, test } from '@playwright/test';
import { ask, setOption, signIn } from '../helpers/newsletter';
import { expectHit, press } from '../helpers/seen';

test.afterEach(({ request }) => setOption(request, 'mullion_takeovers', {}));

test('an administrator is led to what he alone sees, and decides there', async ({ page, request }) => {
  await setOption(request, 'mullion_takeovers', { quantity: 'me', gallery: 'me' });
  await signIn(page, 'administrator');
  await page.goto('/san-pham/cua-di-2-canh-mo-quay-he-55/');
  const bar = page.getByRole('region', { name: 'Mullion' });
  await press(page.getByRole('menuitem', { name: 'Mullion: Chỉ mình tôi (2)' }));
  for (const name of ['Ô số lượng: Mọi người', 'Ô số lượng: Tắt', 'Bộ ảnh sản phẩm: Tắt'])
    await expectHit(bar.getByRole('button', { name }));
  await press(bar.getByRole('button', { name: 'Ô số lượng: Tắt' }));
  await expect(bar).not.toContainText('Ô số lượng');
  await expect(bar).toContainText('Bộ ảnh sản phẩm');
  expect(
    (await ask<{ value: object }>(request, 'newsletter-read-option', { name: 'mullion_takeovers' })).value,
  ).toEqual({ quantity: 'off', gallery: 'me' });
  // Two buttons stand beside a name on a phone, too.
  await page.setViewportSize({ width: 360, height: 740 });
  const [everyone, off] = await Promise.all(
    ['Bộ ảnh sản phẩm: Mọi người', 'Bộ ảnh sản phẩm: Tắt'].map((name) =>
      bar.getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(off?.y).toBe(everyone?.y);

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('Mullion: Chỉ mình tôi')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});
