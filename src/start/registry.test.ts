import { afterEach, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { freshPage } from '../../tests/unit/helpers/page';
import startRegistry from './registry';

let leave = () => {};
afterEach(() => {
  leave();
  document.head.innerHTML = '';
});

test.each([
  ['a page that has the cart alone brings all of the base stylesheet', { 'mullion-base': 'base-1.css' }, 1],
  ['one that has all of it brings none', {}, 0],
])('the first widget of %s', (_what, chunks, count) => {
  leave = freshPage('');
  const page = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  page.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const context = fakeContext();
  startRegistry({ ...context, config: { ...context.config, chunks } });
  expect(document.querySelectorAll('link[href$="base-1.css"]')).toHaveLength(count);
});
