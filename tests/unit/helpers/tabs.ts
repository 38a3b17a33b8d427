import { afterEach, beforeEach } from 'vitest';
import tabs from '../../../widgets/tabs/index';
import { fakeContext } from './context';
import { find, freshPage } from './page';

/** Markup of one widget, a tab and a panel for each name. */
export const group = (...ids: string[]) =>
  `<div data-widget="tabs"><ul aria-label="Nhóm ${ids[0]}">${ids
    .map((id) => `<li><a href="#${id}">${id}</a></li>`)
    .join('')}</ul>${ids.map((id) => `<section id="${id}"><b id="in-${id}"></b></section>`).join('')}</div>`;

/** A page and an address for each test; `start()` starts the widget that comes `at`-th in it. */
export function prepareTabs() {
  const state = { stop: new AbortController(), leave: () => {} };
  beforeEach(() => {
    state.stop = new AbortController();
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    state.stop.abort();
    state.leave();
  });
  const page = (html: string) => {
    state.leave = freshPage(html);
  };
  const start = async (at = 0, ctx = fakeContext()) => {
    const element = document.querySelectorAll<HTMLElement>('[data-widget]')[at]!;
    const cleanup = await tabs.start({ ...ctx, element, signal: state.stop.signal });
    state.stop.signal.addEventListener('abort', () => cleanup?.());
    return ctx;
  };
  return { state, page, start };
}

export const link = (id: string) => find<HTMLAnchorElement>(`a[href="#${id}"]`);
/** The panels that can be seen. */
export const shown = () =>
  [...document.querySelectorAll<HTMLElement>('section')].filter(({ hidden }) => !hidden).map(({ id }) => id);
