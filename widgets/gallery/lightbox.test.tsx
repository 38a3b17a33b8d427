import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryOf, pick, prepareGalleries, slide, THREE, track } from '../../tests/unit/helpers/gallery';
import { click, find, settled, watchNavigation } from '../../tests/unit/helpers/page';

const { page, state } = prepareGalleries();

type Opened = [items: { href: string }[], options: { onClosed(index: number): void }];

describe('a click on a picture', () => {
  const open = vi.fn(async () => () => {});
  beforeEach(() => {
    open.mockClear();
  });
  const withLightbox = () => state.ctx.load.mockResolvedValue({ open });

  test('opens the lightbox there, with texts as they are', async () => {
    await page(galleryOf(slide('a', `data-caption="&lt;b&gt;x&lt;/b&gt;"`), slide('b')));
    withLightbox();
    await pick(1);
    const link = find('a[href="/b.jpg"]');
    const event = click(link);
    click(link);
    await settled();
    expect(event.defaultPrevented).toBe(true);
    expect(state.ctx.load).toHaveBeenCalledWith('lightbox');
    expect(open).toHaveBeenCalledExactlyOnceWith(
      [
        { href: `${location.origin}/a.jpg`, caption: '<b>x</b>', alt: 'Ảnh a' },
        { href: `${location.origin}/b.jpg`, caption: '', alt: 'Ảnh b' },
      ],
      { index: 1, opener: link, onClosed: expect.any(Function) },
    );
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    ['nothing has come of it', 'a[href="/b.jpg"]', 1],
    ['a viewer of its own lies over it', 'body', 0],
  ])('that a script of the theme’s has taken opens it where %s', async (_what, onTop, times) => {
    await page(galleryOf(slide('a'), slide('b')));
    withLightbox();
    vi.useFakeTimers();
    document.elementFromPoint = () => find(onTop);
    const link = find('a[href="/b.jpg"]');
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await settled();
    expect(open).toHaveBeenCalledTimes(times);
  });

  test('on the button on the picture opens the one in view, and the focus comes back to the button', async () => {
    await page(THREE);
    withLightbox();
    await pick(1);
    const zoom = screen.getByRole('button', { name: 'gallery.enlarge' });
    await act(async () => zoom.click());
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ index: 1, opener: zoom }),
    );
  });

  test('that has led on in the lightbox leaves the gallery at the picture that was seen last', async () => {
    await page(galleryOf(slide('a'), slide('b').replace(/<\/?a[^>]*>/g, ''), slide('c')));
    withLightbox();
    click(find('a'));
    await settled();
    const [items, { onClosed }] = open.mock.calls[0] as unknown as Opened;
    // What has no picture to enlarge is left out by the lightbox, and keeps its number.
    expect(items.map(({ href }) => href)).toEqual([
      `${location.origin}/a.jpg`,
      '',
      `${location.origin}/c.jpg`,
    ]);
    await act(async () => onClosed(2));
    expect(screen.getByText('3 / 3')).toBeDefined();
    await act(async () => state.stop.abort());
    onClosed(1);
    expect(track().querySelector('[inert]')).toBeNull();
  });

  test('that the registry held opens the picture in view', async () => {
    await page(THREE);
    withLightbox();
    await pick(2);
    find('[data-widget]').click();
    await settled();
    expect(open).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ index: 2, opener: find('a[href="/c.jpg"]') }),
    );
  });

  test('with Ctrl, or that another script has dealt with, is not ours', async () => {
    await page(THREE);
    expect(click(find('a'), { ctrlKey: true }).defaultPrevented).toBe(false);
    find('a').addEventListener('click', (event) => event.preventDefault());
    click(find('a'));
    expect(state.ctx.load).not.toHaveBeenCalled();
  });

  test('leads to the picture where the lightbox cannot be had', async () => {
    await page(THREE);
    const went = watchNavigation();
    state.ctx.load.mockRejectedValue(new Error('gone'));
    click(find('a'));
    await settled();
    expect(went).toHaveBeenCalledExactlyOnceWith(`${location.origin}/a.jpg`);
    expect(state.ctx.report).toHaveBeenCalledOnce();
  });

  test('is over when the gallery goes: what it opened last is closed, and what was closed before is let go', async () => {
    await page(THREE);
    const [before, last] = [vi.fn(), vi.fn()];
    open.mockResolvedValueOnce(before).mockResolvedValueOnce(last);
    withLightbox();
    for (let times = 0; times < 2; times++) {
      click(find('a'));
      await settled();
    }
    await act(async () => state.stop.abort());
    expect([before.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  });

  test('shows nothing, and leads nowhere, where the gallery has gone meanwhile', async () => {
    await page(THREE);
    const went = watchNavigation();
    const close = vi.fn();
    let come = () => {};
    open.mockReturnValueOnce(new Promise((resolve) => (come = () => resolve(close))));
    withLightbox();
    click(find('a'));
    await settled();
    state.ctx.load.mockReturnValueOnce(settled().then(() => Promise.reject(new Error('gone'))));
    click(find('a[href="/b.jpg"]'));
    await act(async () => state.stop.abort());
    come();
    await settled();
    expect([close.mock.calls.length, went.mock.calls.length]).toEqual([1, 0]);
  });

  test('on a link that is code is left to the browser, which refuses it', async () => {
    await page(galleryOf(slide('a').replace('/a.jpg', 'javascript:alert(1)')));
    expect(click(find('a')).defaultPrevented).toBe(false);
  });

  test('a placeholder has no link, and nothing to open', async () => {
    await page(
      galleryOf('<div class="woocommerce-product-gallery__image--placeholder"><img src="/x" alt=""></div>'),
    );
    expect(screen.queryByRole('button', { name: 'gallery.enlarge' })).toBeNull();
    click(find('[role="group"] img'));
    find('[data-widget]').click();
    expect(state.ctx.load).not.toHaveBeenCalled();
  });

  test('a link around a picture without a text gets a name', async () => {
    await page(galleryOf(slide('a').replace('Ảnh a', ''), slide('b')));
    const names = [...track().querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['gallery.enlarge', null]);
  });
});
