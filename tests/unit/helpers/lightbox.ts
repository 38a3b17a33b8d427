import { afterEach, beforeEach } from 'vitest';
import lightbox from '../../../widgets/lightbox/index';
import { fakeContext } from './context';
import { click, find, freshPage, settled } from './page';

const STRINGS = { 'lightbox.viewer': 'Xem ảnh', 'lightbox.position': '%s trên %s', close: 'Đóng' };
const configuration = `<script type="application/json" id="mullion-config">${JSON.stringify({ strings: STRINGS })}</script>`;

/** A page for each test; `page()` puts markup into it and starts every lightbox. */
export function prepareLightboxes() {
  const state = { stop: new AbortController(), leave: () => {} };
  beforeEach(() => {
    state.stop = new AbortController();
  });
  afterEach(() => {
    state.stop.abort();
    state.leave();
  });
  const page = (html: string) => {
    state.leave = freshPage(configuration + html);
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget]'))
      lightbox.start({ ...fakeContext(), element, signal: state.stop.signal });
  };
  return { page, state };
}

export const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
export const shown = () =>
  dialog()?.querySelector<HTMLElement>('.mullion-lightbox__media')?.getAttribute('src');
export const caption = () => dialog()?.querySelector('.mullion-lightbox__caption')?.textContent;
export const status = () => dialog()?.querySelector('[role="status"]')?.textContent;
export const press = (key: string, init: KeyboardEventInit = {}) =>
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

/** Clicks, and waits for what that opens. */
export const openBy = async (selector: string) => {
  const event = click(find(selector));
  await settled();
  return event;
};

/** Three pictures and a link to a page. */
export const GROUP = `<div data-widget="lightbox">
  <a id="a" href="/a.jpg" data-caption="Cửa"><img src="/a-s.jpg" alt="Cửa đi"></a>
  <a id="shop" href="/cua-hang/">Cửa hàng</a>
  <figure><a id="b" href="/b.jpg"><img src="/b-s.jpg" alt="B"></a><figcaption> Vách kính </figcaption></figure>
  <a id="c" href="/c.jpg"><img src="/c-s.jpg" alt="Lan can"></a>
</div>`;
