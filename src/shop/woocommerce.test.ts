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

test('a request that asks for it carries no bare apostrophe, others stay as they are', async () => {
  const prefilters: ((options: object) => void)[] = [];
  vi.stubGlobal('jQuery', { ajaxPrefilter: (one: () => void) => prefilters.push(one) });
  await import('./woocommerce');
  const sent = (options: object) => {
    for (const prefilter of prefilters) prefilter(options);
    return options;
  };

  expect(sent({ data: "city=O'Fallon", wc_encode_apostrophes: true })).toHaveProperty(
    'data',
    'city=O%27Fallon',
  );
  expect(sent({ data: "city=O'Fallon" })).toHaveProperty('data', "city=O'Fallon");
  const form = new FormData();
  expect(sent({ data: form, wc_encode_apostrophes: true })).toHaveProperty('data', form);
});

test('a page without jQuery is left alone', async () => {
  vi.stubGlobal('jQuery', undefined);
  await expect(import('./woocommerce')).resolves.toBeDefined();
});
