import { afterEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { Journey } from './journey';

vi.mock('../../src/motion/scroll-page', () => ({
  scrollPage: vi.fn(() => Promise.reject(new Error('cannot be had'))),
}));

let leave = () => {};
afterEach(() => leave());

test('where the movement cannot be had, the browser brings the notice into view', async () => {
  leave = freshPage('<p id="n" role="alert">Chưa đúng.</p>');
  const shown = vi.spyOn(find('#n'), 'scrollIntoView').mockImplementation(() => {});
  new Journey(fakeContext()).to(find('#n'));
  expect(document.activeElement).toBe(find('#n'));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
});

test('a form that stands for its notices is scrolled to, and leaves the focus', async () => {
  leave = freshPage('<form class="checkout"></form>');
  const shown = vi.spyOn(find('form'), 'scrollIntoView').mockImplementation(() => {});
  new Journey(fakeContext()).to(find('form'));
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
});

test('on a page that is scrolled already the notice has the focus, and nothing moves', async () => {
  leave = freshPage('<p id="n" role="alert">Đã thêm.</p>');
  const shown = vi.spyOn(find('#n'), 'scrollIntoView').mockImplementation(() => {});
  new Journey(fakeContext()).to(find('#n'), { isSpoken: false, isHeld: true });
  expect(document.activeElement).toBe(find('#n'));
  await settled();
  expect(shown).not.toHaveBeenCalled();
});
