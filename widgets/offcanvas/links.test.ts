import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import golden from './golden/default.html?raw';
import widget from './index';

let leave = () => {};
let end = () => {};
beforeEach(() => {
  const html = '<a id="link" href="#menu-chinh">Menu</a><main><h2 id="lien-he">Liên hệ</h2></main>';
  leave = freshPage(html + golden);
  const stop = new AbortController();
  const cleanup = widget.start({ ...fakeContext(), element: dialog(), signal: stop.signal });
  end = () => {
    stop.abort();
    (cleanup as () => void)();
  };
  click(find('#link'));
});
afterEach(() => {
  end();
  leave();
  location.hash = '';
});

const dialog = () => find<HTMLDialogElement>('#menu-chinh');
const inIt = (href: string) => find(`#menu-chinh a[href="${href}"]`);
const focused = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

test('a link to a part of the page closes it, and the focus goes there', async () => {
  expect(click(inIt('#lien-he')).defaultPrevented).toBe(false);
  expect(dialog().open).toBe(false);
  await focused('lien-he');
});

test('the next time, closed without a link, it gives the focus back to its opener', async () => {
  click(inIt('#lien-he'));
  await focused('lien-he');
  click(find('#link'));
  dialog().close();
  await focused('link');
});

test('a link that is opened in a new tab leaves it open', () => {
  click(inIt('#lien-he'), { ctrlKey: true });
  expect(dialog().open).toBe(true);
});

test.each(['/cua-hang/', '/cua-hang/#lien-he', '#none', '#%'])('a link to %s leaves it open', (href) => {
  inIt('/tin-tuc/').setAttribute('href', href);
  click(inIt(href));
  expect(dialog().open).toBe(true);
});
