import { afterEach, expect, test } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { fieldName } from './field-name';

let leave = () => {};
afterEach(() => leave());

test.each([
  ['Email *', 'Email'],
  ['* Email:', 'Email'],
  ['Họ  tên (*)', 'Họ tên'],
  ['Email&nbsp;<abbr class="required" title="bắt buộc">*</abbr>', 'Email'],
  // WooCommerce's form to log in, from 9 on.
  [
    'Email&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text">Bắt buộc</span>',
    'Email',
  ],
  ['Số (mét) *', 'Số (mét)'],
  ['* Rộng * cao (*):', 'Rộng * cao'],
  ['<input name="mail" aria-label="Thư"> *', 'Thư'],
  ['<input name="mail">', 'mail'],
])('a field is called what the visitor reads, without the mark that it is required: %s', (html, name) => {
  leave = freshPage(`<label>${html}</label>${html.includes('<input') ? '' : '<input name="mail">'}`);
  expect(fieldName(find<HTMLInputElement>('input'), find('label'))).toBe(name);
});
