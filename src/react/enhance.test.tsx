import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { areSame, crashing, nodesOf, silentConsole, startOn } from '../../tests/unit/helpers/react';
import { type EnhanceProps, enhance } from './enhance';

type Props = EnhanceProps<Record<never, never>>;
const HTML =
  '<ul id="w">\n  <li><a href="/1">Cửa</a></li>\n  <li>Kính</li>\n</ul><ul id="n"><li>Khác</li></ul>';
const unwired = vi.fn();
let breakLater = () => {};

/** Wires the theme's nodes and renders nothing. */
function Wired({ element }: Props) {
  const [isBroken, setBroken] = useState(false);
  breakLater = () => setBroken(true);
  useEffect(() => {
    element.dataset.wired = 'yes';
    return unwired;
  }, [element]);
  if (isBroken) throw new Error('later');
  return null;
}
const Arrows = ({ t }: Props) => <button type="button">{t('close')}</button>;

let leave = () => {};
let consoleError: ReturnType<typeof silentConsole>;
let ctx: ReturnType<typeof fakeContext>;
beforeEach(() => {
  leave = freshPage(HTML);
  ctx = fakeContext();
  consoleError = silentConsole();
  unwired.mockReset();
});
afterEach(() => leave());

const slot = (element: HTMLElement) => element.appendChild(document.createElement('li'));

describe("a component without a place of its own wires the theme's nodes and touches none", () => {
  test('as it starts and as it ends', async () => {
    const before = nodesOf(find('#w'));
    const end = await startOn(find('#w'), enhance(Wired, 'wired'), ctx);
    expect(find('#w').dataset.wired).toBe('yes');
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    await end();
    expect(unwired).toHaveBeenCalledOnce();
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('as it crashes later, and its neighbour goes on', async () => {
    const before = nodesOf(find('#w'));
    await startOn(find('#n'), enhance(Wired, 'wired'), ctx);
    await startOn(find('#w'), enhance(Wired, 'wired'), ctx);
    await crashing(ctx, breakLater);
    expect(areSame(nodesOf(find('#w')), before)).toBe(true);
    expect(ctx.report).toHaveBeenCalledExactlyOnceWith(
      'wired',
      expect.any(Element),
      expect.objectContaining({ message: 'later' }),
    );
    expect(find('#n').dataset.wired).toBe('yes');
    await vi.waitFor(() => expect(unwired).toHaveBeenCalledOnce());
  });
});

describe('a component with a place of its own', () => {
  test("renders only there, beside the theme's nodes, and takes it back at the end", async () => {
    const before = nodesOf(find('#w'));
    const end = await startOn(find('#w'), enhance(Arrows, 'arrows', slot), ctx);
    expect(find('#w li:last-child button').textContent).toBe('Đóng');
    expect(areSame(nodesOf(find('#w')).slice(0, before.length), before)).toBe(true);
    await end();
    expect(document.querySelector('#w button')).toBeNull();
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('hydrates what the server printed there: the very same button', async () => {
    find('#w').insertAdjacentHTML('beforeend', '<li class="slot"><button type="button">Đóng</button></li>');
    const button = find('.slot button');
    const start = enhance(Arrows, 'arrows', (element) => element.querySelector('.slot') ?? element);
    const end = await startOn(find('#w'), start, ctx);
    expect(find('.slot button')).toBe(button);
    await end();
    expect(find('.slot button')).toBe(button);
    expect(consoleError).not.toHaveBeenCalled();
    expect(ctx.report).not.toHaveBeenCalled();
  });
});
