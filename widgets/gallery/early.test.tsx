import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  arrive as arriveAt,
  prepareGalleries,
  reachable,
  selected,
  startEarly,
  THREE,
  tabs,
  track,
} from '../../tests/unit/helpers/gallery';
import { click, find, settled } from '../../tests/unit/helpers/page';
import early from './early';

const { put, state } = prepareGalleries();
const begin = vi.fn();
const element = () => find('[data-widget]');
const open = (html = THREE) => {
  put(html);
  return startEarly(element(), state.ctx, state.stop.signal, begin);
};
/** The gallery's code comes. */
const arrive = () => arriveAt(element(), state.ctx, state.stop.signal);

beforeEach(() => begin.mockClear());

describe("before the gallery's code", () => {
  test('its controls are there, and the component takes the very same nodes over', async () => {
    const complained = vi.spyOn(console, 'error');
    await open();
    const nodes = [...element().querySelectorAll('.mullion-gallery__controls *')];
    expect(tabs().map((tab) => tab.getAttribute('alt'))).toEqual([
      'gallery.picture 1 3: Ảnh a',
      'gallery.picture 2 3: Ảnh b',
      'gallery.picture 3 3: Ảnh c',
    ]);
    expect(find('.mullion-gallery__icon path')).toBeInstanceOf(SVGElement);
    await arrive();
    expect([...element().querySelectorAll('.mullion-gallery__controls *')]).toEqual(nodes);
    expect(state.ctx.report).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
  });

  test("WordPress may have drawn the magnifier's sign itself: the component takes it over, and says nothing", async () => {
    await open(THREE.replace('data-widget', 'data-magnifier data-widget'));
    const magnifier = find('a.mullion-gallery__zoom');
    find('a.mullion-gallery__zoom span').innerHTML = '<img class="emoji" role="img" alt="🔍" src="data:,">';
    await arrive();
    expect(state.ctx.report).not.toHaveBeenCalled();
    expect([find('a.mullion-gallery__zoom'), magnifier.textContent]).toEqual([magnifier, '🔍']);
  });

  test("a theme's script may have arranged the thumbnails in a box of its own: they stay as they are", async () => {
    await open();
    const row = find('.flex-control-nav');
    const box = document.createElement('div');
    row.replaceWith(box);
    box.append(row);
    element()
      .querySelector('.woocommerce-product-gallery__wrapper')
      ?.append(find('.mullion-gallery__counter'));
    await arrive();
    expect(state.ctx.report).not.toHaveBeenCalled();
    expect(find('.flex-control-nav')).toBe(row);
    expect(tabs()).toHaveLength(3);
    expect(document.querySelectorAll('.mullion-gallery__counter')).toHaveLength(1);
  });

  test('what a theme has put behind each thumbnail stays there', async () => {
    await open();
    const numbers = tabs().map(() => document.createElement('span'));
    for (const [at, tab] of tabs().entries()) tab.after(numbers[at] as Node);
    await arrive();
    expect(state.ctx.report).not.toHaveBeenCalled();
    expect([...document.querySelectorAll('.flex-control-nav li > img + span')]).toEqual(numbers);
    await act(async () => void click(tabs()[2] as HTMLElement));
    expect(selected()).toBe(2);
  });

  test('a browser may have translated the page: the controls are drawn anew without a word, and count on', async () => {
    await open(THREE.replace('data-widget', 'data-magnifier data-widget'));
    for (const [of, text] of [
      ['.mullion-gallery__counter', '1/3'],
      ['a.mullion-gallery__zoom span', '🔍'],
    ] as const)
      find(of).innerHTML = `<font><font>${text}</font></font>`;
    await arrive();
    expect(state.ctx.report).not.toHaveBeenCalled();
    await act(async () => void click(tabs()[2] as HTMLElement));
    expect(find('.mullion-gallery__counter').textContent).toBe('3 / 3');
  });

  test('a thumbnail that is pressed scrolls to its picture and brings the code, which goes on from there', async () => {
    await open();
    click(tabs()[0] as HTMLElement);
    expect(begin).not.toHaveBeenCalled();
    const event = click(tabs()[2] as HTMLElement);
    expect([event.defaultPrevented, track().scrollLeft]).toEqual([true, 200]);
    expect(begin).toHaveBeenCalledOnce();
    const shown = () => [
      selected(),
      find('.flex-active').getAttribute('alt'),
      find('.mullion-gallery__counter').textContent,
    ];
    expect(shown()).toEqual([2, 'gallery.picture 3 3: Ảnh c', '3 / 3']);
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    const complained = vi.spyOn(console, 'error');
    await arrive();
    expect(complained).not.toHaveBeenCalled();
    expect(shown()).toEqual([2, 'gallery.picture 3 3: Ảnh c', '3 / 3']);
    expect([selected(), reachable()]).toEqual([2, [2]]);
    await act(async () => tabs()[1]?.click());
    expect([selected(), track().scrollLeft, begin.mock.calls.length]).toEqual([1, 100, 1]);
  });

  test('keys lead through the thumbnails', async () => {
    await open();
    tabs()[0]?.focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowRight', 2],
    ] as const) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect([document.activeElement, track().scrollLeft]).toEqual([tabs()[at], at * 100]);
    }
    await arrive();
    expect(selected()).toBe(2);
  });

  test('a variation that is chosen brings the code, and is on its thumbnail', async () => {
    await open();
    const first = find('.woocommerce-product-gallery__image');
    first.dataset.thumb = '/white-100.jpg';
    first.querySelector('img')?.setAttribute('alt', 'Màu trắng');
    await settled();
    expect(begin).toHaveBeenCalledOnce();
    await arrive();
    expect(tabs()[0]?.getAttribute('src')).toBe('/white-100.jpg');
    expect(tabs()[0]?.getAttribute('alt')).toBe('gallery.picture 1 3: Màu trắng');
  });

  test('the picture of the hover zoom brings nothing', async () => {
    await open();
    find('.woocommerce-product-gallery__image').insertAdjacentHTML(
      'beforeend',
      '<img class="zoomImg" alt="x">',
    );
    find('.zoomImg').setAttribute('alt', '');
    await settled();
    expect(begin).not.toHaveBeenCalled();
  });

  test('the controls of a copy are taken out', async () => {
    await open(THREE.replace('</div></div>', '</div></div><div class="mullion-gallery__controls">x</div>'));
    expect(element().querySelectorAll('.mullion-gallery__controls')).toHaveLength(1);
    expect(tabs()).toHaveLength(3);
  });
});

describe('the moment', () => {
  const hidden = '<style>.flex-control-nav { opacity: 0 }</style>';

  test.each([
    ['when it is touched', '', undefined],
    ['when it is in view where the theme hides the thumbnails', hidden, 'visible'],
  ])('is %s', async (_when, style, moment) => {
    document.head.innerHTML += style;
    await open();
    expect(early.moment?.(element())).toBe(moment);
  });
});

test('pictures that the theme lays out itself keep their clicks', async () => {
  await open(
    THREE.replace('__wrapper"', '__wrapper" style="display: grid"').replace(
      'data-widget',
      'data-replay data-widget',
    ),
  );
  expect(element().dataset.state).toBe('left');
  expect(element().hasAttribute('data-replay')).toBe(false);
  expect(tabs()).toEqual([]);
  expect(click(find('a')).defaultPrevented).toBe(false);
});

test('what another script rebuilds later is given back to it', async () => {
  await open(THREE.replace('data-widget', 'data-replay data-widget'));
  expect(tabs()).toHaveLength(3);
  const swiper = document.createElement('div');
  swiper.append(...track().children);
  track().append(swiper);
  track().style.height = '9px';
  await settled();
  expect(document.querySelector('.flex-viewport,[role=tabpanel],[role=tab],[data-replay]')).toBeNull();
  expect([element().dataset.state, track().style.height]).toEqual(['left', '9px']);
  await arrive();
  expect(document.querySelector('.mullion-gallery__controls,[inert]')).toBeNull();
});
