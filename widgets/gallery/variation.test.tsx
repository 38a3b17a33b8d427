import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  pick,
  prepareGalleries,
  selected,
  startEarly,
  stubJQuery,
  THREE,
  tabs,
  track,
} from '../../tests/unit/helpers/gallery';
import { find, settled } from '../../tests/unit/helpers/page';

const { page, put, state } = prepareGalleries();

describe('the picture of a variation', () => {
  const change = (src: string) =>
    act(async () => {
      const first = find('.woocommerce-product-gallery__image');
      first.dataset.thumb = `${src}?100`;
      first.querySelector('img')?.setAttribute('alt', 'Màu trắng');
      first.querySelector('img')?.setAttribute('src', src);
      await settled();
    });

  test('is gone to, and its thumbnail shows it, also without jQuery', async () => {
    await page(THREE);
    await pick(2);
    await change('/white.jpg');
    expect([selected(), track().scrollLeft]).toEqual([0, 0]);
    expect(tabs()[0]?.getAttribute('src')).toBe('/white.jpg?100');
    expect(tabs()[0]?.getAttribute('alt')).toBe('gallery.picture 1 3: Màu trắng');
  });

  test('leaves the thumbnail to a script that changes it itself', async () => {
    await page(THREE);
    const [image] = tabs();
    image?.setAttribute('data-o_src', '/a-100.jpg');
    image?.setAttribute('src', '/white-100.jpg');
    await change('/white.jpg');
    expect(image?.getAttribute('src')).toBe('/white-100.jpg');
  });

  test('is on the thumbnail where it was chosen before the gallery started', async () => {
    // As WooCommerce prints and its variation script changes it; the larger ones stay the original's.
    const changed =
      'data-thumb="/white.jpg" data-o_data-thumb="/a-100.jpg" data-thumb-srcset="/a-600.jpg 600w"';
    await page(THREE.replace(/data-thumb="[^"]*"/, changed));
    expect([tabs()[0]?.getAttribute('src'), tabs()[0]?.getAttribute('srcset')]).toEqual(['/white.jpg', '']);
  });

  test('another attribute moves nothing', async () => {
    await page(THREE);
    await pick(2);
    find('img').setAttribute('title', 'x');
    find('img').setAttribute('alt', 'y');
    await settled();
    expect(selected()).toBe(2);
  });
});

describe('where jQuery is', () => {
  function installJQuery(...rest: [fn?: object, whenReady?: (go: () => void) => void]) {
    const handlers = new Set<(event: { type: string; target: Element }) => void>();
    const fired: string[] = [];
    const set = {
      on: (_names: string, handler: (event: { type: string; target: Element }) => void) =>
        handlers.add(handler),
      off: (_names: string, handler: () => void) => handlers.delete(handler),
      trigger: (name: string) => fired.push(name),
    };
    stubJQuery(set, ...rest);
    return { handlers, fired };
  }

  test('plugins hear the gallery start, and the variation script is obeyed', async () => {
    const { handlers, fired } = installJQuery();
    await page(THREE);
    expect(fired).toEqual(['wc-product-gallery-before-init', 'wc-product-gallery-after-init']);
    const tell = (name: string, target: Element) =>
      act(async () => {
        for (const handler of handlers) handler({ type: name, target });
      });
    await tell('flexslider-click', tabs()[1] as Element);
    expect(selected()).toBe(1);
    await tell('woocommerce_gallery_reset_slide_position', document.body);
    expect(selected()).toBe(0);
    await act(async () => state.stop.abort());
    expect(handlers.size).toBe(0);
  });

  test('they hear it once, from WooCommerce’s own script where that runs', async () => {
    const { fired } = installJQuery({ wc_product_gallery: () => {} });
    await page(THREE);
    expect(fired).toEqual([]);
  });

  test('also where that script comes after ours', async () => {
    const fn: Record<string, unknown> = {};
    const { fired } = installJQuery(fn, (go) => {
      // A deferred script below ours, which binds its handler while the page is on its way.
      fn.wc_product_gallery = () => {};
      go();
    });
    await page(THREE);
    expect(fired).toEqual([]);
    expect(tabs()).toHaveLength(3);
  });
});

describe('a variation that was chosen before there are thumbnails', () => {
  const begin = vi.fn();
  const reset = vi.fn();
  afterEach(() => vi.unstubAllGlobals());

  /** WooCommerce's script has put its picture in the place of the first one. */
  async function open(src: string) {
    put(`<div class="product">${THREE}<form class="variations_form"></form></div>`);
    const first = find('.woocommerce-product-gallery__image');
    const image = first.querySelector('img') as HTMLImageElement;
    Object.assign(first.dataset, { o_dataThumb: '/a-100.jpg', thumb: src });
    Object.assign(image.dataset, { o_src: '/a-600.jpg' });
    image.src = src;
    reset.mockReset().mockImplementation(() => {
      first.dataset.thumb = '/a-100.jpg';
      image.src = '/a-600.jpg';
    });
    const form = { wc_variations_image_reset: reset, trigger() {}, on() {}, off() {} };
    stubJQuery(form);
    await startEarly(find('[data-widget]'), state.ctx, state.stop.signal, begin);
    return tabs().map((tab) => tab.getAttribute('src'));
  }

  test('is gone to where its picture is one of the gallery, and the first one is back', async () => {
    expect(await open('/b-600.jpg')).toEqual(['/a-100.jpg', '/b-100.jpg', '/c-100.jpg']);
    expect([selected(), track().scrollLeft]).toEqual([1, 100]);
    expect(begin).not.toHaveBeenCalled();
  });

  test('stays in the place of the first one where the gallery has it not', async () => {
    expect(await open('/d-600.jpg')).toEqual(['/d-600.jpg', '/b-100.jpg', '/c-100.jpg']);
    expect([selected(), track().scrollLeft]).toEqual([0, 0]);
    expect(reset).not.toHaveBeenCalled();
  });
});
