import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../tests/unit/helpers/find';
import { handlesOf } from './files';
import type { Found } from './found';
import { linesOf } from './lines';
import { php } from './php';

beforeEach(() => {
  document.head.innerHTML = '';
});
const lines = (more: Partial<Found> = {}) => {
  const found = { element: document.body, what: 'x', attributes: {}, ...more };
  return linesOf('slider', found, ".it's", document, words);
};

test('a value is written as PHP reads it', () => {
  expect(php({ a: true, 600: [1, 'it\'s \\ "so"'] })).toBe(`[600 => [1, 'it\\'s \\\\ "so"'], 'a' => true]`);
});

test('a library without jQuery brings none', () => {
  document.head.innerHTML = '<script type="x" src="/swiper.js" id="swiper-js"></script>';
  expect(lines({ files: /^swiper/, standIn: 'swiper' })).toContain("wp_register_script('swiper', false);");
  expect(lines({ files: /^swiper/, standIn: 'owl' })).toContain("'swiper', false, ['jquery']);");
});

test('what no attribute says is a rule for the element', () => {
  const text = lines({ attributes: { items: 4 }, style: '--room: 30px' });
  expect(text).toContain("'attributes' => ['items' => 4],");
  expect(text).toContain(String.raw`echo '<style>.it\'s { --room: 30px; }</style>';`);
});

test('a selector with a quote ends no string', () => {
  expect(lines()).toContain(String.raw`['.it\'s' => [`);
});

describe('the library’s files', () => {
  // Not the test's own page, which would load them.
  const handles = (html: string) => handlesOf(/^swiper/i, new DOMParser().parseFromString(html, 'text/html'));

  test('have the handles of their ids, whatever the theme calls them', () => {
    expect(
      handles(`<script type="x" src="/theme/swiper-bundle.min.js?ver=8" id="vendor-slides-js"></script>
      <script type="x" src="/theme/bundle.js" id="swiper-js"></script><link rel="stylesheet" id="swiper-styles-css">`),
    ).toEqual({ scripts: ['vendor-slides', 'swiper'], styles: ['swiper-styles'] });
  });

  test("are not the theme's own script, nor WooCommerce's copy, nor an inline one", () => {
    expect(
      handles(`<script type="x" src="/theme/swiper-init.js" id="theme-swiper-js"></script>
      <script type="x" src="/plugins/woocommerce/assets/swiper.min.js" id="swiper-js"></script><script type="x" id="swiper-js-extra"></script>`),
    ).toEqual({ scripts: [], styles: [] });
  });

  test('leave the page, and what goes on calling them does nothing', () => {
    document.head.innerHTML = '<script type="x" src="/swiper.js" id="swiper-js"></script>';
    const text = lines({ files: /^swiper/, plugin: 'swipe', standIn: 'swiper' });
    expect(text).toContain(
      "wp_deregister_script('swiper');\n    wp_register_script('swiper', false, ['jquery']);",
    );
    expect(text).toContain("'jQuery.fn.swipe ??= function () { return this; };'");
    expect(text).toContain("[...$names, 'swiper']");
  });

  test('that the page does not tell are to be looked for', () => {
    expect(lines({ files: /^swiper/ })).toMatch(/\/\/ handle %s$/);
  });
});
