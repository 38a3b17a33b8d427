import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { click, find, freshPage } from '../../tests/unit/helpers/page';
import tabs from './index';

const group = (...ids: string[]) =>
  `<div data-widget="tabs"><ul aria-label="Nhóm ${ids[0]}">${ids
    .map((id) => `<li><a href="#${id}">${id}</a></li>`)
    .join('')}</ul>${ids.map((id) => `<section id="${id}"><b id="in-${id}"></b></section>`).join('')}</div>`;

let leave = () => {};
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  stop.abort();
  leave();
});

const page = (html: string) => {
  leave = freshPage(html);
};
const start = async (at = 0) => {
  const element = document.querySelectorAll<HTMLElement>('[data-widget]')[at]!;
  const ctx = fakeContext();
  const cleanup = await tabs.start({ ...ctx, element, signal: stop.signal });
  stop.signal.addEventListener('abort', () => cleanup?.());
  return ctx;
};
const link = (id: string) => find<HTMLAnchorElement>(`a[href="#${id}"]`);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('section')].filter(({ hidden }) => !hidden).map(({ id }) => id);

describe('the address', () => {
  test.each([
    ['#b', ['b']],
    ['#in-b', ['b']],
    ['#nowhere', ['a']],
    ['#%', ['a']],
    ['', ['a']],
  ])('"%s" opens %s', async (hash, open) => {
    history.replaceState(null, '', `/${hash}`);
    page(group('a', 'b'));
    await start();
    expect(shown()).toEqual(open);
  });

  test('of a step back opens the tab of then, and leaves another group alone', async () => {
    page(group('a', 'b') + group('c', 'd'));
    await start(0);
    await start(1);
    const replaced = vi.spyOn(history, 'replaceState');
    click(link('b'));
    const first = replaced.mock.calls[0]?.[0];
    click(link('d'));
    const second = replaced.mock.calls[1]?.[0];
    expect(shown()).toEqual(['b', 'd']);
    history.replaceState(second, '', '/#b');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual(['b', 'c']);
    history.replaceState(first, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual(['a', 'c']);
  });

  test('keeps what others have put into the history', async () => {
    history.replaceState({ theirs: 1 }, '', '/');
    page(group('a', 'b'));
    await start();
    click(link('b'));
    expect(history.state).toMatchObject({ theirs: 1 });
  });
});
