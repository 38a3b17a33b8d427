import { afterEach, expect, test } from 'vitest';
import { fakeContext } from '../../tests/unit/helpers/context';
import { find, freshPage, settled } from '../../tests/unit/helpers/page';
import { rootGuard } from './root-guard';

let leave = () => {};
afterEach(() => leave());

const setUp = () => {
  leave = freshPage('<div id="w">Giỏ <b>2</b><!-- c --></div>');
  const ctx = fakeContext();
  return { ctx, nodes: [...find('#w').childNodes], ...rootGuard('panel', find('#w'), ctx.report) };
};

test('puts back the very nodes that were there, in order, whatever is there now', () => {
  const { nodes, restore } = setUp();
  find('#w').replaceChildren('rest of a crash');
  restore();
  expect([...find('#w').childNodes]).toEqual(nodes);
  expect(find('#w').childNodes[1]).toBe(nodes[1]);
});

test('a crash is reported at its element, and undone after React has emptied it', async () => {
  const { ctx, nodes, options } = setUp();
  const error = new Error('boom');
  options.onUncaughtError?.(error, {} as never);
  find('#w').replaceChildren();
  await settled();
  expect(ctx.report).toHaveBeenCalledExactlyOnceWith('panel', find('#w'), error);
  expect(find('#w').firstChild).toBe(nodes[0]);
});

test('what React repaired by itself is reported and left as React has it', async () => {
  const { ctx, options } = setUp();
  find('#w').replaceChildren('repaired');
  options.onRecoverableError?.(new Error('mismatch'), {} as never);
  await settled();
  expect(ctx.report).toHaveBeenCalledOnce();
  expect(find('#w').textContent).toBe('repaired');
});

test('identifiers of two widgets on one page cannot meet', () => {
  leave = freshPage('<div id="w"></div>');
  const prefix = (name: string) => rootGuard(name, find('#w'), fakeContext().report).options.identifierPrefix;
  expect(prefix('panel')).not.toBe(prefix('slider'));
});
