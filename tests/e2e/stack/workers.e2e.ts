import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { freshShop, truth } from '../helpers/login';
import { newEmail, newVisitor, post, tokenOf, truthOf } from '../helpers/newsletter';

interface Worker {
  process: number;
  server: string;
  database: string;
  isObjectCache: boolean;
}

test('requests at once are answered by workers at once, on what the stack says it is', async ({
  request,
}) => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await request.get('/?mullion-test=worker')).json()),
  );
  const workers = answers as Worker[];
  expect(new Set(workers.map(({ process }) => process)).size).toBeGreaterThanOrEqual(4);
  expect(workers[0]).toMatchObject({
    server: 'fpm-fcgi',
    database: expect.stringContaining('MariaDB'),
    isObjectCache: process.env.MULLION_STACK === 'object-cache',
  });
});

test('of 60 forms that one visitor sends at once ten count, and each that counts is a row and a mail', async ({
  request,
  baseURL,
}) => {
  const headers = newVisitor();
  const token = await tokenOf(request);
  const emails = Array.from({ length: 60 }, () => newEmail('mot-luc'));
  const answers = await Promise.all(
    emails.map(async (email) => {
      const answer = await post(request, baseURL!, { fields: { email_reg: email, _token: token }, headers });
      return { email, status: answer.status() };
    }),
  );

  const counted = answers.filter(({ status }) => status === 200);
  expect(counted).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
  for (const { email } of counted) expect((await truthOf(request, email)).rows).toHaveLength(1);
});

test('one address by 20 visitors at once: one row', async ({ request, baseURL }) => {
  const email = newEmail('cung-luc');
  const token = await tokenOf(request);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post(request, baseURL!, { fields: { email_reg: email, _token: token }, headers: newVisitor() }),
    ),
  );
  expect(answers.map((answer) => answer.status()).filter((status) => status >= 500)).toEqual([]);
  expect((await truthOf(request, email)).rows).toHaveLength(1);
});

test('a provider that takes connections and says nothing: one asks it, and nobody else waits as long', async ({
  request,
  baseURL,
}) => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket));
  await new Promise((resolve) => silent.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = silent.address() as AddressInfo;
  /** Who was answered, in the order of the answers. */
  const answered: string[] = [];
  const begin = async () => {
    const answer = await fetch(`${baseURL}/?mullion-login=oidc`, { redirect: 'manual' });
    answered.push('a login');
    return answer.headers.get('location');
  };
  try {
    await freshShop(request, `http://127.0.0.1:${port}`, '', [port]);
    // More than there are workers.
    const starts = Promise.all(Array.from({ length: 30 }, begin));
    await expect.poll(() => open.size).toBe(1);
    // Of PHP, not of the page cache.
    const page = await request.get('/?mullion-test=worker');
    answered.push('the page');
    expect(page.status()).toBe(200);

    for (const location of await starts) expect(location).toContain('mullion-login-failed=unreachable');
    expect(open.size).toBe(1);
    expect(answered.at(-1), `the one that asks is the last, of ${answered.join(', ')}`).toBe('a login');
  } finally {
    for (const socket of open) socket.destroy();
    silent.close();
    await truth(request, { reset: true, options: { mullion_social_login: {} } });
  }
});
