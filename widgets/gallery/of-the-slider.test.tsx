import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  pick,
  prepareGalleries,
  reachable,
  selected,
  stubJQuery,
  THREE,
  tabs,
} from '../../tests/unit/helpers/gallery';
import { find } from '../../tests/unit/helpers/page';

const { page } = prepareGalleries();
/** As WooCommerce tells its gallery script what a theme has asked FlexSlider for. */
const asked = (flexslider: object) => vi.stubGlobal('wc_single_product_params', { flexslider });
const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a theme that asks the slider for arrows', () => {
  test('has them, each named after the picture that it leads to', async () => {
    asked({ directionNav: true, controlNav: 'thumbnails' });
    await page(THREE);
    await press(/^gallery\.picture 2 3/);
    expect([reachable(), selected()]).toEqual([[1], 1]);
    await press(/^gallery\.picture 3 3/);
    await press(/^gallery\.picture 2 3/);
    expect(reachable()).toEqual([1]);
  });

  test('has them lead nowhere at an end', async () => {
    asked({ directionNav: true, controlNav: 'thumbnails' });
    await page(THREE);
    const previous = find('.flex-direction-nav > .flex-nav-prev > a.flex-prev');
    expect(previous.matches('.flex-disabled[aria-disabled="true"]')).toBe(true);
    await act(async () => previous.click());
    expect(reachable()).toEqual([0]);
    await pick(2);
    expect(previous.matches('.flex-disabled')).toBe(false);
    expect(find('a.flex-next.flex-disabled').getAttribute('aria-disabled')).toBe('true');
  });

  test('and for a loop comes from the first picture to the last', async () => {
    asked({ directionNav: true, controlNav: 'thumbnails', animationLoop: true });
    await page(THREE);
    await press(/^gallery\.picture 3 3/);
    expect(reachable()).toEqual([2]);
    expect(document.querySelector('.flex-disabled')).toBeNull();
  });

  test('and for no thumbnails has none: the pictures are named themselves', async () => {
    asked({ directionNav: true, controlNav: false });
    await page(THREE);
    expect(tabs()).toEqual([]);
    expect(screen.getByRole('group', { name: /^gallery\.picture 1 3: Ảnh a/ })).toBeDefined();
    await press(/^gallery\.picture 2 3/);
    expect(reachable()).toEqual([1]);
  });

  test('says nothing of our own markup', async () => {
    asked({ directionNav: true, controlNav: false });
    const ours = THREE.replace('woocommerce-product-gallery"', 'mullion-gallery"').replace(
      'woocommerce-product-gallery__wrapper',
      'mullion-gallery__strip',
    );
    await page(ours);
    expect(tabs()).toHaveLength(3);
    expect(document.querySelector('.flex-direction-nav')).toBeNull();
  });
});

describe('thumbnails that the theme hides until its script has arranged them', () => {
  const row = () => find('ol.flex-control-nav');
  const hide = () => {
    document.head.innerHTML += '<style>.flex-control-nav:not(.arranged) { opacity: 0 }</style>';
  };

  test('have our look where it does not come to them', async () => {
    hide();
    await page(THREE);
    await vi.waitFor(() => expect(row().className).toBe('flex-control-nav mullion-gallery__thumbs'));
    await pick(2);
    expect(selected()).toBe(2);
  });

  test("have the theme's where it has heard of none before: it is told of ours", async () => {
    hide();
    const trigger = vi.fn(() => row().classList.add('arranged'));
    stubJQuery({ on: () => {}, off: () => {}, trigger }, { wc_product_gallery: () => {} });
    await page(THREE);
    expect(trigger).toHaveBeenCalledExactlyOnceWith('wc-product-gallery-after-init', expect.anything());
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(row().className).toBe('flex-control-nav flex-control-thumbs arranged');
  });
});
