import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, freshPage, settled } from '../../tests/unit/helpers/page';
import { registryOf } from '../../tests/unit/helpers/widgets';
import { loadChunk } from '../chunks/load';
import { ClickGuard } from './click-guard';

vi.mock(import('../chunks/load'), async (original) => ({ ...(await original()), loadChunk: vi.fn() }));

const listens = { capture: true } as const;
let [leave, clicks] = [() => {}, new ClickGuard()];

beforeEach(() => {
  leave = freshPage('<div id="w" data-widget="one"><button id="b">x</button></div>');
  clicks = new ClickGuard();
});
afterEach(() => leave());

test.each(['before', 'after'])(
  'a held press is heard once by who counts presses on the document, and came %s the guard',
  (time) => {
    const counted = vi.fn();
    if (time === 'before') document.addEventListener('click', counted, listens);
    clicks.add(find('#w'), () => {});
    if (time === 'after') document.addEventListener('click', counted, listens);
    click(find('#b'));
    expect(counted).not.toHaveBeenCalled();
    clicks.release(find('#w'));
    expect(counted).toHaveBeenCalledOnce();
  },
);

test('an early part hears a click before the guard, which holds none that has been dealt with', async () => {
  const start = () => window.addEventListener('click', (event) => event.preventDefault(), listens);
  vi.mocked(loadChunk).mockResolvedValue({ default: { start } });
  registryOf([], { widgets: { one: ['one.js', 'interaction', [], 0, null, 'early.js'] } }).registry.start();
  await settled();
  click(find('#b'));
  expect(find('#b').hasAttribute('aria-busy')).toBe(false);
});
