import { expect, test, vi } from 'vitest';
import {
  alert,
  fetched,
  form,
  json,
  leavePage,
  newsletters,
  rest,
  submit,
  veils,
} from '../../tests/unit/helpers/newsletter';
import golden from './golden/with-title.html?raw';

const { start } = newsletters();

test('a form that leaves while it waits takes its request and its veil along', async () => {
  let given: AbortSignal | null | undefined;
  fetched.mockImplementation((_url, init) => {
    given = init?.signal;
    return new Promise((_, reject) => given?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await start(golden);
  await submit();
  await rest();
  await leavePage();
  await rest();
  expect(given?.aborted).toBe(true);
  expect(veils()).toBe(0);
  expect(alert).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(form().noValidate).toBe(false);
});

test('a form whose author wants no checks of the browser’s still wants none', async () => {
  await start(golden.replace('<form', '<form novalidate'));
  await leavePage();
  expect(form().noValidate).toBe(true);
});

test('one that leaves while a fresh token ripens takes its veil along at once', async () => {
  const body = { success: true, data: { token: 'fresh', wait: 5 } };
  const stale = { success: false, data: { code: 'bad-token' } };
  fetched.mockImplementation(async (_url, init) => json(init?.method === 'POST' ? stale : body));
  await start(golden);
  await submit();
  await rest(1000);
  expect(veils()).toBe(1);
  await leavePage();
  expect(veils()).toBe(0);
  await rest(6000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each(['https://evil.example/x', 'javascript:alert(1)', ''])(
  'a form that does not lead to this site ("%s") is left alone, with a word to its author',
  async (action) => {
    await expect(start(golden.replace('/wp-admin/admin-ajax.php', action))).rejects.toThrow(
      'action on this site',
    );
  },
);
