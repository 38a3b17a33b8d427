// @vitest-environment node
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureServer } from '../../../scripts/lib/fixture-server.mjs';

const HELPERS = ['chat-vendor.html', 'social-login-popup.html'];
let server: Awaited<ReturnType<typeof startFixtureServer>>;
beforeAll(async () => {
  server = await startFixtureServer(0);
});
afterAll(() => server.stop());

test('the list has every page for a person, and none that only another page or a test opens', async () => {
  const list = await (await fetch(`${server.url}/`)).text();
  const listed = [...list.matchAll(/href="\/fixtures\/([^"]+)"/g)].map(([, name]) => name);
  const pages = readdirSync('fixtures/pages').filter((name) => name.endsWith('.html'));
  expect(listed).toEqual(pages.filter((name) => !HELPERS.includes(name)).sort());
});

test('they are served all the same', async () => {
  // chat-vendor.html needs a build; widgets/chat opens it.
  const answer = await fetch(`${server.url}/fixtures/pages/social-login-popup.html`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<h1>')]);
});
