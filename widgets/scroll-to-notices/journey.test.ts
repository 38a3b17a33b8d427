import { afterEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
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
