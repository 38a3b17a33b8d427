import { describe, expect, test, vi } from 'vitest';
import { click } from '../../tests/unit/helpers/page';
import { group, link, prepareTabs, shown } from '../../tests/unit/helpers/tabs';

const { page, start } = prepareTabs();

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
