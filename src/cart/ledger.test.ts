import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operation } from '../../tests/unit/helpers/cart';
import { denyStorage } from '../../tests/unit/helpers/page';
import { Ledger } from './ledger';

beforeEach(() => sessionStorage.clear());

const ids = ({ operations }: Ledger) => operations.map(({ id }) => id);

test('what was clicked is there on the next page, in order', () => {
  const ledger = new Ledger();
  ledger.add(operation('a'));
  ledger.add(operation('b'));
  expect(ids(new Ledger())).toEqual(['a', 'b']);
  expect(new Ledger().next()).toMatchObject({ id: 'a', body: 'product_id=a', status: 'queued' });
});

test('the oldest comes next, also one that was sent and never answered', () => {
  const ledger = new Ledger();
  const [a, b] = [operation('a'), operation('b')];
  ledger.add(a);
  ledger.add(b);
  ledger.update(a, { status: 'sent' });
  expect(new Ledger().next()).toMatchObject({ id: 'a', status: 'sent' });
  ledger.drop(a);
  expect(ledger.next()).toBe(b);
  expect(ids(new Ledger())).toEqual(['b']);
});

test('a page out of the back/forward cache takes what storage holds now', () => {
  const old = new Ledger();
  old.add(operation('a'));
  const newer = new Ledger();
  newer.drop(newer.operations[0]!);
  old.reload();
  expect(ids(old)).toEqual([]);
});

test('storage is read when the operations are first asked for, and once', () => {
  const read = vi.fn(() => null);
  vi.stubGlobal('sessionStorage', { getItem: read, setItem() {} });
  const ledger = new Ledger();
  expect(read).not.toHaveBeenCalled();
  ledger.next();
  ledger.add(operation('a'));
  expect(ids(ledger)).toEqual(['a']);
  expect(read).toHaveBeenCalledOnce();
});

describe('where storage is not to be had', () => {
  test('the operations live as long as the page', () => {
    denyStorage('sessionStorage');
    const ledger = new Ledger();
    const a = operation('a');
    ledger.add(a);
    expect(ledger.next()).toBe(a);
    ledger.drop(a);
    expect(ledger.next()).toBeUndefined();
  });
});

test.each(['add', 'remove', 'set', 'restore'] as const)('keeps a change over a page change: %s', (kind) => {
  new Ledger().add(operation('a', { kind }));
  expect(new Ledger().next()).toMatchObject({ id: 'a', kind, status: 'queued', isOld: true });
});

describe('poisoned storage', () => {
  const good = operation('good');
  test.each([
    ['no JSON', '{oops'],
    ['null', 'null'],
    ['a number', '7'],
    ['an object', '{"id":"a"}'],
    ['a list with null in it', '[null]'],
    ['HTML', '<p>'],
  ])('is ignored: %s', (_name, stored) => {
    sessionStorage.setItem('mullion_cart', stored);
    expect(new Ledger().operations).toEqual([]);
  });

  test.each([
    ['an unknown kind', { kind: 'constructor' }],
    ['a kind that only ends alike', { kind: 'x add' }],
    ['an id that is an address', { id: 'a&product_id=9' }],
    ['no id', { id: '' }],
    ['nothing to send', { body: '' }],
    ['no body', { body: null }],
    ['no status', { status: '' }],
    ['the status of an older version', { status: 'done' }],
  ])('loses the operation with %s and keeps its neighbours', (_name, bad) => {
    sessionStorage.setItem('mullion_cart', JSON.stringify([{ ...good, ...bad }, good]));
    expect(ids(new Ledger())).toEqual(['good']);
  });

  test.each([
    ['a body that is no text', { body: 3 }],
    ['an id that is no text', { id: null }],
  ])('with %s harms no neighbour: it is one request at most, and then gone', (_name, bad) => {
    sessionStorage.setItem('mullion_cart', JSON.stringify([{ ...good, ...bad }, good]));
    const ledger = new Ledger();
    const sent = [];
    for (let next = ledger.next(); next && sent.length < 9; next = ledger.next()) {
      sent.push(next.id);
      ledger.update(next, { status: 'sent' });
      ledger.drop(next);
    }
    expect(sent.at(-1)).toBe('good');
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(new Ledger().operations).toEqual([]);
  });
});
