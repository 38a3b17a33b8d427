import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  galleryOf,
  pick,
  prepareGalleries,
  reachable,
  scrollTo,
  selected,
  slide,
  THREE,
  tabs,
  track,
} from '../../tests/unit/helpers/gallery';
import { click, find, settled } from '../../tests/unit/helpers/page';

const { emit, page, put, start, state } = prepareGalleries();
/** @returns Whether the key is kept from the browser. */
async function press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await act(async () => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('thumbnails', () => {
  test('are tabs with a name and a picture each, one of them a stop of the Tab key', async () => {
    await page(THREE);
    expect(tabs().map((tab) => tab.getAttribute('alt'))).toEqual([
      'gallery.picture 1 3: Ảnh a',
      'gallery.picture 2 3: Ảnh b',
      'gallery.picture 3 3: Ảnh c',
    ]);
    expect(tabs().map((tab) => tab.getAttribute('src'))).toEqual(['/a-100.jpg', '/b-100.jpg', '/c-100.jpg']);
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    for (const tab of tabs()) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect([panel?.getAttribute('role'), panel?.getAttribute('aria-labelledby')]).toEqual([
        'tabpanel',
        tab.id,
      ]);
    }
  });

  test('lead to their picture; those out of view are out of reach', async () => {
    await page(THREE);
    expect(reachable()).toEqual([0]);
    await pick(2);
    expect([track().scrollLeft, selected(), reachable()]).toEqual([200, 2, [2]]);
    expect(emit).toHaveBeenCalledExactlyOnceWith('slide-changed', {
      element: track().parentElement,
      index: 2,
    });
  });

  test('by keys: the ends do not wrap', async () => {
    await page(THREE);
    tabs()[0]?.focus();
    const seen: number[][] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) {
      await press(key);
      seen.push([selected(), tabs().indexOf(document.activeElement as HTMLElement)]);
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
    await press('ArrowRight', { altKey: true });
    // The keyboard leads on, and nothing that the browser does with a key is kept from it.
    for (const key of ['a', 'Tab', 'PageDown']) expect(await press(key)).toBe(false);
    expect(await press('ArrowRight')).toBe(true);
    expect(selected()).toBe(1);
  });

  test('follow the strip where the visitor scrolls it', async () => {
    await page(THREE);
    await scrollTo(140);
    expect(selected()).toBe(1);
    await scrollTo(160);
    expect([selected(), reachable()]).toEqual([2, [2]]);
  });

  test('what a movement passes is not current; the visitor’s hand ends the movement', async () => {
    await page(THREE);
    track().scrollTo = (() => {}) as Element['scrollTo'];
    await pick(2);
    await scrollTo(100);
    expect(selected()).toBe(2);
    track().dispatchEvent(new Event('pointerdown'));
    await scrollTo(110);
    expect(selected()).toBe(1);
  });

  test('a strip that was scrolled before the script came is left where it is', async () => {
    put(THREE);
    track().scrollLeft = 100;
    await start();
    expect([selected(), reachable(), track().scrollLeft]).toEqual([1, [1], 100]);
  });

  test('a picture that was tabbed to before the script came keeps the focus, the scroll still on its way', async () => {
    put(THREE);
    const second = track().querySelectorAll('a')[1];
    second?.focus();
    await start();
    expect([selected(), reachable()]).toEqual([1, [1]]);
    await scrollTo(40);
    expect([selected(), reachable()]).toEqual([1, [1]]);
    expect(document.activeElement).toBe(second);
  });

  test('a focused picture that goes out of reach hands its focus on', async () => {
    await page(THREE);
    track().querySelector('a')?.focus();
    await scrollTo(100);
    expect(document.activeElement).toBe(track().querySelectorAll('a')[1]);
  });

  test('one picture needs none, and no number', async () => {
    await page(galleryOf(slide('a')));
    expect(tabs()).toEqual([]);
    expect(screen.queryByText('1 / 1')).toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('take no address that is code', async () => {
    await page(THREE.replace('/b-100.jpg', 'javascript:alert(1)'));
    expect(tabs()[1]?.getAttribute('src')).toMatch(/\/b-600\.jpg$/);
  });

  test('of two galleries lead to their own pictures', async () => {
    await page(`${THREE}${THREE}`);
    expect(new Set(tabs().map((tab) => tab.id)).size).toBe(6);
    await pick(5);
    expect(tabs().map((tab) => tab.getAttribute('aria-selected') === 'true')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

test('the number of the picture in view is shown, and left to the thumbnails for who hears the page', async () => {
  await page(THREE);
  expect(screen.getByText('1 / 3').getAttribute('aria-hidden')).toBe('true');
  await pick(2);
  expect(screen.getByText('3 / 3')).not.toBeNull();
  await scrollTo(100);
  expect(screen.getByText('2 / 3')).not.toBeNull();
});

test('a gallery that another script has rebuilt is left alone', async () => {
  await page(
    '<div class="woocommerce-product-gallery" data-widget="gallery"><div class="flex-viewport"><div class="woocommerce-product-gallery__wrapper"></div></div></div>',
  );
  expect(find('[data-widget]').getAttribute('role')).toBeNull();
});

test('when the element leaves, its markup is as it was and nothing listens', async () => {
  put(galleryOf(slide('a').replace('Ảnh a', ''), slide('b')));
  const before = find('[data-widget]').outerHTML;
  await start();
  expect(find('[data-widget]').outerHTML).not.toBe(before);
  await act(async () => state.stop.abort());
  expect(find('[data-widget]').outerHTML).toBe(before);
  await scrollTo(100);
  find('img').setAttribute('src', '/white.jpg');
  await settled();
  expect(document.querySelector('[inert]')).toBeNull();
  expect(click(find('a')).defaultPrevented).toBe(false);
});
