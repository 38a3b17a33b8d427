import { describe, expect, test } from 'vitest';
import { isMedia, mediaOf } from './media';

const id = 'aqz-KE-bpKQ';
const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

describe('what an address leads to', () => {
  test.each([
    ['/anh/cua.jpg', 'image', `${location.origin}/anh/cua.jpg`],
    ['https://cdn.example/a/cua.WEBP?w=1600', 'image', 'https://cdn.example/a/cua.WEBP?w=1600'],
    ['https://cdn.example/picture?id=7', 'image', 'https://cdn.example/picture?id=7'],
    ['/video/thu-nuoc.mp4#t=3', 'video', `${location.origin}/video/thu-nuoc.mp4#t=3`],
    ['https://cdn.example/x.webm', 'video', 'https://cdn.example/x.webm'],
    [`https://www.youtube.com/watch?v=${id}&t=42&list=x`, 'frame', player],
    [`https://youtube.com/shorts/${id}`, 'frame', player],
    [`https://m.youtube.com/live/${id}`, 'frame', player],
    [`https://www.youtube-nocookie.com/embed/${id}`, 'frame', player],
    [`https://youtu.be/${id}?si=abc`, 'frame', player],
    ['https://vimeo.com/76979871', 'frame', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'frame',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=0',
      'frame',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
  ])('%s', (href, kind, src) => {
    expect(mediaOf(href)).toEqual({ kind, src });
  });

  test.each([
    ['code', 'javascript:alert(1)'],
    ['data', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['a file on disk', 'file:///etc/passwd.png'],
    ['nothing', ''],
    ['a video site without a video', 'https://www.youtube.com/@kenh'],
    ['an identifier that is too long', `https://youtu.be/${id}x`],
    ['an identifier with more behind it', 'https://www.youtube.com/watch?v=aqz-KE-bp"><'],
    ['a path in place of the identifier', 'https://youtu.be/../evil/abc'],
    ['no number', 'https://vimeo.com/channels/staffpicks'],
  ])('%s is not shown', (_what, href) => {
    expect(mediaOf(href)).toBeNull();
  });

  test('a host that only ends like a video site is a host like any other', () => {
    expect(mediaOf(`https://notyoutube.com/watch?v=${id}`)).toMatchObject({ kind: 'image' });
    expect(mediaOf('https://vimeo.com.evil.example/1')).toMatchObject({ kind: 'image' });
  });
});

test('in a container only addresses that tell what they are count', () => {
  const names = [
    '/a.png',
    '/a.mp4',
    `https://youtu.be/${id}`,
    '/shop-page',
    '/a.pngx',
    'javascript:0//a.png',
  ];
  expect(names.filter(isMedia)).toEqual(['/a.png', '/a.mp4', `https://youtu.be/${id}`]);
});
