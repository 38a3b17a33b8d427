import { beforeEach, expect, test } from 'vitest';
import { entries, keptByJQuery } from '../../tests/unit/helpers/find';
import { find } from './find';

beforeEach(() => {
  document.head.innerHTML = '';
  keptByJQuery({});
});
const all = () => entries('lightbox', find).map(({ what, selector }) => [what, selector]);

test.each([
  ['fancybox', '<a data-fancybox="rooms" href="a.jpg"></a>', 'a[data-fancybox="rooms"]'],
  ['fancybox', '<a class="fancybox" href="a.jpg"></a>', 'a.fancybox'],
  ['prettyPhoto', '<a rel="prettyPhoto[rooms]" href="a.jpg"></a>', 'a[rel^="prettyPhoto"]'],
  ['glightbox', '<a class="glightbox" href="a.jpg"></a>', 'a.glightbox'],
  ['PhotoSwipe', '<a data-pswp-width="800" href="a.jpg"></a>', 'a[data-pswp-width]'],
])('%s is known by its marks: %s', (what, html, selector) => {
  document.body.innerHTML = `<p>${html}</p><p>${html}</p>`;
  expect(all()).toEqual([[what, selector]]);
});

test('those of one name stay together', () => {
  document.body.innerHTML = '<a data-fancybox="living room" href="a.jpg"></a>';
  const [entry] = entries('lightbox', find);
  expect(entry?.lines).toContain("'attributes' => ['group' => 'living-room']");
  expect(entry?.selector).toBe('a[data-fancybox="living room"]');
});

test('Magnific Popup leaves nothing in the markup: it is known by its options; its popups of text are not listed', () => {
  document.body.innerHTML =
    '<div class="pics"><a href="a.jpg"><img></a></div><a class="one" href="b.jpg">b</a><a class="words" href="#words">w</a>';
  const data = (more: object) => ({ magnificPopup: { mainEl: {}, ...more } });
  keptByJQuery(
    {
      '.pics': data({ delegate: 'a', type: 'image', gallery: { enabled: true } }),
      '.one': data({ type: 'image', gallery: { enabled: true } }),
      '.words': data({ type: 'inline' }),
    },
    ['magnificPopup'],
  );
  expect(all()).toEqual([
    ['Magnific Popup', '.pics'],
    ['Magnific Popup', '.one'],
  ]);
  const [container, link] = entries('lightbox', find);
  expect(container?.lines).not.toContain('attributes');
  expect(link?.lines).toContain("['group' => 'magnific']");
});

test('links to pictures that nobody shows: what holds several is one, a single one is its own', () => {
  document.body.innerHTML = `<ul class="photos"><li><a href="a.jpg"><img></a></li><li><a href="b.PNG"><img></a></li></ul>
    <section><a class="plan" href="c.webp"><img></a></section><a href="d.jpg">words</a><a href="page.html"><img></a>`;
  expect(all()).toEqual([
    ['pictures', '.photos'],
    ['pictures', '.plan'],
  ]);
});

test("the shop's gallery and our own are shown already", () => {
  const link = '<a data-fancybox="x" href="a.jpg"><img></a>';
  document.body.innerHTML = `<div class="woocommerce-product-gallery">${link}</div><div data-widget="lightbox">${link}</div>`;
  expect(all()).toEqual([]);
});
