import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  caption,
  dialog,
  doing,
  GROUP,
  openBy,
  prepareLightboxes,
  press,
  shown,
} from '../../tests/unit/helpers/lightbox';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { open } from './index';

const HOSTILE = '<img src=x onerror=alert(1)>';
const { page, state } = prepareLightboxes();

test('captions and alternative texts are text, never markup', async () => {
  page(`<a data-widget="lightbox" id="a" href="/a.jpg"><img alt=""></a>`);
  find('#a').dataset.caption = HOSTILE;
  find<HTMLImageElement>('#a img').alt = HOSTILE;
  await openBy('#a');
  expect(caption()).toBe(HOSTILE);
  expect(dialog()?.querySelectorAll('img').length).toBe(1);
  expect(dialog()?.querySelector('img')?.alt).toBe(HOSTILE);
});

test('its buttons are found by their names; what they did is said, and the zoom’s name tells the next', async () => {
  page(GROUP);
  await openBy('#a');
  const button = (name: string) => within(dialog() as HTMLElement).getByRole('button', { name });
  await doing(() => button('lightbox.zoom').click());
  expect(shownScale()).toBe('scale(2)');
  await doing(() => button('lightbox.zoomOut').click());
  expect(shownScale()).toBeUndefined();
  await doing(() => button('lightbox.zoom').click());
  await doing(() => button('lightbox.next').click());
  expect(within(dialog() as HTMLElement).getByRole('status').textContent).toBe('2 trên 3, Vách kính');
  expect(button('lightbox.zoom')).toBeTruthy();
  expect(shownScale()).toBeUndefined();
});

const shownScale = () => /scale\(\d\)/.exec(dialog()?.querySelector('img')?.style.transform ?? '')?.[0];

describe('videos', () => {
  const VIDEOS = `<div data-widget="lightbox"><a id="p" href="/p.jpg">p</a>
    <a id="y" href="https://youtu.be/aqz-KE-bpKQ" data-caption="Lắp cửa"><img src="/y.jpg" alt=""></a>
    <a id="f" href="/f.mp4" title="Thử nước">f</a></div>`;

  // What a frame asks for is tested in a browser: happy-dom loads none.
  test('one that the arrows lead to waits for its button', async () => {
    page(VIDEOS);
    await openBy('#p');
    await press('ArrowRight');
    expect(dialog()?.querySelector('iframe')).toBeNull();
    const play = dialog()?.querySelector('.mullion-lightbox__play');
    expect(play?.getAttribute('aria-label')).toBe('lightbox.play: Lắp cửa');
  });

  test('a file plays in the browser’s own player; leaving it takes it away', async () => {
    page(VIDEOS);
    await openBy('#f');
    const video = dialog()?.querySelector('video');
    expect([video?.controls, video?.autoplay, video?.getAttribute('aria-label')]).toEqual([
      true,
      true,
      'Thử nước',
    ]);
    await press('Home');
    expect(dialog()?.querySelector('video')).toBeNull();
    await press('End');
    expect(dialog()?.querySelector('video')?.autoplay).toBe(false);
    expect(dialog()?.querySelector('video')?.preload).toBe('none');
  });
});

describe('for other widgets', () => {
  test('open() shows the asked-for item and leaves out what is no address', async () => {
    page('<button id="o">x</button>');
    const close = await open([{ href: 'javascript:0' }, { href: '/a.jpg' }, { href: '/b.jpg', alt: 'B' }], {
      index: 2,
      opener: find('#o'),
    });
    expect(dialog()?.getAttribute('aria-label')).toBe('Xem ảnh, 2 trên 2, B');
    close();
    close();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(find('#o'));
  });

  test('with nothing to show opens nothing', async () => {
    page('');
    (await open([{ href: 'data:,' }]))();
    expect(dialog()).toBeNull();
  });
});

test('another one takes the place of the one that is open', async () => {
  page('');
  await open([{ href: '/a.jpg' }]);
  const close = await open([{ href: '/b.jpg' }]);
  await settled();
  expect([document.querySelectorAll('dialog').length, shown()]).toEqual([1, `${location.origin}/b.jpg`]);
  close();
});

test('the stylesheet is waited for where it has only now been asked for, and the last wish opens', async () => {
  const config = {
    base: 'https://shop.example/build/',
    widgets: { lightbox: ['l.js', 'interaction', [], 0, 'l.css'] },
  };
  vi.useFakeTimers();
  state.leave = freshPage(
    `<script type="application/json" id="mullion-config">${JSON.stringify(config)}</script>`,
  );
  const link = document.createElement('link');
  link.setAttribute('href', 'https://shop.example/build/l.css');
  document.body.append(link);
  const first = open([{ href: '/a.jpg' }]);
  const last = open([{ href: '/b.jpg' }]);
  await settled();
  expect(dialog()).toBeNull();
  Object.defineProperty(link, 'sheet', { value: {} });
  link.dispatchEvent(new Event('load'));
  const closing = [await first, await last];
  expect(document.querySelectorAll('dialog').length).toBe(1);
  expect(shown()).toMatch(/b\.jpg$/);
  for (const close of closing) close();
  vi.useRealTimers();
});
