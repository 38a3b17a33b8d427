import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pressLinks } from '../../src/dom/buttons';
import {
  galleryOf,
  pick,
  prepareGalleries,
  reachable,
  slide,
  stubJQuery,
  THREE,
  tabs,
} from '../../tests/unit/helpers/gallery';
import { click, find, settled } from '../../tests/unit/helpers/page';

const { page, state } = prepareGalleries();

describe('pictures that the theme lays out itself', () => {
  test.each(['display: grid', 'display: inline-grid', 'display: block'])(
    '(%s) are left to it',
    async (style) => {
      await page(THREE.replace('__wrapper"', `__wrapper" style="${style}"`));
      expect(tabs()).toEqual([]);
      expect(document.querySelector('[inert],.mullion-gallery__zoom')).toBeNull();
    },
  );

  test('and that cannot scroll are left to it, unless there is one only', async () => {
    const shown = (html: string) => html.replace('__wrapper"', '__wrapper" style="overflow-x: visible"');
    await page(shown(THREE));
    expect(screen.queryByRole('button')).toBeNull();
    await page(shown(galleryOf(slide('a'))));
    expect(screen.queryByRole('button')).not.toBeNull();
  });
});

describe('thumbnails', () => {
  test("of the shop's markup are what FlexSlider makes, which themes have styles for", async () => {
    await page(THREE);
    expect(document.querySelectorAll('ol.flex-control-nav.flex-control-thumbs > li > img')).toHaveLength(3);
    expect(find('.woocommerce-product-gallery > .flex-viewport')).toBe(
      find('.woocommerce-product-gallery__wrapper'),
    );
    await pick(1);
    expect([...document.querySelectorAll('.flex-active')]).toEqual([tabs()[1]]);
  });

  test('tell a carousel that a theme makes of them what it would ask the gallery for', async () => {
    const settings = async (attributes: string) => {
      await page(THREE.replace('class="', `${attributes} class="`));
      return JSON.parse(find('ol').dataset.slick ?? '');
    };
    expect(await settings('data-columns="5" data-layout="vertical"')).toEqual({
      slidesToShow: 5,
      vertical: true,
    });
    const hostile = 'data-columns=\'4,"prevArrow":"<b>"\'';
    expect(await settings(hostile)).toEqual({ slidesToShow: 4, vertical: false });
  });

  test('of our own markup are none of it, but for the place where the variation script looks', async () => {
    await page(
      THREE.replaceAll('woocommerce-product-gallery__wrapper', 'mullion-gallery__strip').replace(
        'woocommerce-product-gallery"',
        'mullion-gallery"',
      ),
    );
    expect(tabs()).toHaveLength(3);
    expect(document.querySelectorAll('.flex-control-nav li img')).toHaveLength(3);
    expect(document.querySelector('.flex-control-thumbs,.flex-viewport')).toBeNull();
  });

  test('are as sharp as the shop says, until the variation script changes the first', async () => {
    const sharp = 'data-thumb-srcset="/a-100.jpg 100w, /a-300.jpg 300w" data-thumb-sizes="100px" data-thumb=';
    await page(THREE.replace('data-thumb=', sharp));
    expect(tabs()[0]).toMatchObject({ srcset: '/a-100.jpg 100w, /a-300.jpg 300w', sizes: '100px' });
    const show = (src: string) =>
      act(async () => {
        find('.woocommerce-product-gallery__image').dataset.thumb = src;
        await settled();
      });
    const original = find('.woocommerce-product-gallery__image').dataset.thumb ?? '';
    await show('/white-100.jpg');
    expect(tabs()[0]?.getAttribute('src')).toBe('/white-100.jpg');
    expect(tabs()[0]?.getAttribute('srcset')).toBe('');
    // The script also says so where nothing was chosen.
    await show(original);
    expect(tabs()[0]?.getAttribute('src')).toBe(original);
    expect(tabs()[0]).toMatchObject({ srcset: '/a-100.jpg 100w, /a-300.jpg 300w', sizes: '100px' });
  });
});

describe('the magnifier', () => {
  const MAGNIFIED = THREE.replace('data-widget', 'data-magnifier data-widget');

  test("is the element that themes style as WooCommerce's, where the theme has declared it", async () => {
    await page(MAGNIFIED);
    const magnifier = screen.getByRole('button', { name: 'gallery.enlarge' });
    expect(magnifier).toMatchObject({ tagName: 'A' });
    expect(magnifier.classList).toContain('woocommerce-product-gallery__trigger');
  });

  test('enlarges by click and by key, and the page stays', async () => {
    await page(MAGNIFIED);
    const open = vi.fn(async () => () => {});
    vi.mocked(state.ctx.load).mockResolvedValue({ open } as never);
    const magnifier = find('.mullion-gallery__zoom');
    pressLinks();
    for (const event of [
      new MouseEvent('click', { bubbles: true, cancelable: true }),
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    ]) {
      open.mockClear();
      magnifier.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    }
  });
});

describe('the hover zoom', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const zoom = vi.fn();
  const withZoom = (isEnabled: string, isHovered = true) => {
    zoom.mockClear();
    const set = { zoom, trigger: vi.fn(), on: vi.fn(), off: vi.fn() };
    stubJQuery(set, { zoom, wc_product_gallery: vi.fn() });
    vi.stubGlobal('wc_single_product_params', { zoom_enabled: isEnabled, zoom_options: { magnify: 2 } });
    vi.stubGlobal('matchMedia', () => ({ matches: isHovered }));
  };
  const large = (width: string) =>
    galleryOf(slide('a'), slide('b', `data-large_image_width="${width}"`), slide('c'));

  test.each([
    ['is given to the picture that comes into view, where it is declared and larger', '1', true, '1200', 1],
    ['is not given where the theme has not declared it', '', true, '1200', 0],
    ['is not given to a picture that is no larger', '1', true, '0', 0],
    ['is not given where nothing hovers', '1', false, '1200', 0],
  ])('%s', async (_what, isEnabled, isHovered, width, times) => {
    withZoom(isEnabled, isHovered);
    await page(large(width));
    await pick(1);
    expect(reachable()).toEqual([1]);
    expect(zoom).toHaveBeenCalledTimes(times);
    if (times) expect(zoom).toHaveBeenCalledWith({ touch: false, magnify: 2 });
  });

  test('does not keep a click on the picture from opening it', async () => {
    await page(galleryOf(slide('a')));
    const open = vi.fn(async () => () => {});
    vi.mocked(state.ctx.load).mockResolvedValue({ open } as never);
    find('.woocommerce-product-gallery__image').insertAdjacentHTML(
      'beforeend',
      '<img class="zoomImg" alt="">',
    );
    click(find('.zoomImg'));
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  });
});
