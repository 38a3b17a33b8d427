import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import lightbox from '../../../widgets/lightbox/index';
import { fakeContext } from './context';
import { click, find, freshPage, settled } from './page';
import './react';

const STRINGS = { 'lightbox.viewer': 'Xem ảnh', 'lightbox.position': '%s trên %s', close: 'Đóng' };
const configuration = `<script type="application/json" id="mullion-config">${JSON.stringify({ strings: STRINGS })}</script>`;

/** A page for each test; `page()` puts markup into it and starts every lightbox. */
export function prepareLightboxes() {
  const state = { stop: new AbortController(), leave: () => {} };
  beforeEach(() => {
    state.stop = new AbortController();
    // happy-dom fetches none and says that all have come.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(async () => {
    await act(async () => state.stop.abort());
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
  doing(() =>
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })),
  );

/** Does something in the viewer, and waits for what is drawn. */
export const doing = (work: () => unknown): Promise<void> =>
  act(async () => {
    await work();
    await settled();
  });

/** Clicks, and waits for what that opens, and for its component. */
export const openBy = async (selector: string) => {
  let event = new MouseEvent('click');
  await doing(() => {
    event = click(find(selector));
  });
  await doing(() => import('../../../widgets/lightbox/Viewer'));
  return event;
};

/** Three pictures and a link to a page. */
export const GROUP = `<div data-widget="lightbox">
  <a id="a" href="/a.jpg" data-caption="Cửa"><img src="/a-s.jpg" alt="Cửa đi"></a>
  <a id="shop" href="/cua-hang/">Cửa hàng</a>
  <figure><a id="b" href="/b.jpg"><img src="/b-s.jpg" alt="B"></a><figcaption> Vách kính </figcaption></figure>
  <a id="c" href="/c.jpg"><img src="/c-s.jpg" alt="Lan can"></a>
</div>`;
