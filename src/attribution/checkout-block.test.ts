import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshPage } from '../../tests/unit/helpers/page';
import { serveBlock } from './checkout-block';

let leave = () => {};
beforeEach(() => {
  leave = freshPage();
});
afterEach(() => leave());

/** WordPress's data registry; `add` registers the checkout's store, `change` is a change in it. */
function installData(action: 'setExtensionData' | '__internalSetExtensionData') {
  const set = vi.fn();
  const listeners = new Set<() => void>();
  let isThere = false;
  vi.stubGlobal('wp', {
    data: {
      dispatch: () => (isThere ? { [action]: set } : undefined),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const change = () => {
    for (const listener of [...listeners]) listener();
  };
  const add = () => {
    isThere = true;
  };
  return { set, listeners, change, add };
}
const values = { source_type: 'utm', session_pages: '3', referrer: null };
const ARGUMENTS = ['woocommerce/order-attribution', values, true];

test.each(['setExtensionData', '__internalSetExtensionData'] as const)(
  'the block is given the values by %s, and again at its first change',
  (action) => {
    const { set, change, add, listeners } = installData(action);
    add();
    serveBlock(() => values);
    expect(set).toHaveBeenCalledExactlyOnceWith(...ARGUMENTS);
    change();
    expect(set).toHaveBeenCalledTimes(2);
    change();
    expect(set).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
  },
);

test('a store that comes later is not missed by a change of another one', () => {
  const { set, change, add } = installData('setExtensionData');
  serveBlock(() => values);
  change();
  expect(set).not.toHaveBeenCalled();
  add();
  change();
  expect(set).toHaveBeenCalledExactlyOnceWith(...ARGUMENTS);
});

test.each(['load', 'focusin'])('scripts that an optimiser held back are found at %s', (type) => {
  serveBlock(() => values);
  const { set, add } = installData('setExtensionData');
  add();
  (type === 'load' ? window : document).dispatchEvent(new Event(type));
  expect(set).toHaveBeenCalledExactlyOnceWith(...ARGUMENTS);
});

test('new values are handed on; without a block nothing happens', () => {
  const refresh = serveBlock(() => values);
  expect(() => refresh()).not.toThrow();
  const { set, add } = installData('setExtensionData');
  add();
  refresh();
  expect(set).toHaveBeenCalledExactlyOnceWith(...ARGUMENTS);
});
