import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('scroll_to_notices scrolls to 100 px above the notice, and bears with none', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const jQuery: { scroll_to_notices?: (notices: unknown) => void } = {};
  vi.stubGlobal('jQuery', jQuery);
  await import('./woocommerce');
  const notice = document.createElement('div');
  vi.spyOn(notice, 'getBoundingClientRect').mockReturnValue({ top: 640 } as DOMRect);

  jQuery.scroll_to_notices?.([notice]);
  jQuery.scroll_to_notices?.([]);

  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 540, behavior: 'smooth' });
});

test('a page without jQuery is left alone', async () => {
  vi.stubGlobal('jQuery', undefined);
  await expect(import('./woocommerce')).resolves.toBeDefined();
});
