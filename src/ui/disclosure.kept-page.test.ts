import { afterEach, expect, test } from 'vitest';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import { disclosure } from './disclosure';

const stop = new AbortController();
let leave = () => {};
afterEach(() => {
  stop.abort();
  leave();
});

test('a page that is left, and may come back as it was, has its popup closed', () => {
  leave = freshPage('<button>Xem</button><div hidden></div>');
  disclosure({ button: find('button'), panel: find('div'), signal: stop.signal, isPopup: true });
  click(find('button'));
  expect(find('div').hidden).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(find('button').getAttribute('aria-expanded')).toBe('false');
  expect(find('div').hidden).toBe(true);
});
