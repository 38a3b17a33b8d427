import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { nativePhp } from '../../../scripts/lib/native-php.mjs';
import { scratchCopy } from '../../../scripts/lib/scratch-copy.mjs';
import { freePort } from '../../../scripts/lib/site-server.mjs';

test.setTimeout(300_000);
let server: ChildProcess | undefined;
test.afterEach(async () => {
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGTERM');
  await ended;
});

/** `npm run dev` in a copy of the project; gives the site's address once it answers. */
async function dev(copy: string): Promise<string> {
  const port = String(await freePort());
  const args = ['scripts/start.mjs', '--dev', '--php', 'native', '--port', port];
  server = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Press Ctrl-C');
  expect(said).toContain('Vite serves the sources from');
  return `http://127.0.0.1:${port}`;
}

/** Changes a file of the copy, as an editor saves it. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('npm run dev serves template.php from the sources, and a saved change is on the page', async ({
  page,
}) => {
  test.skip(!nativePhp(), 'In WebAssembly a second WordPress takes minutes.');
  const copy = scratchCopy();
  const url = await dev(copy);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(url);
  await expect(page.locator('.mullion-slider[data-state="ready"]').first()).toBeAttached();
  expect(scripts).toContain('/src/entry.ts');
  await expect.poll(() => scripts).toContain('/@vite/client');

  // The page's own socket has to be there before anything is saved.
  await page.waitForLoadState('networkidle');
  const template = join(copy, 'widgets/header-search/template.php');
  const search = page.locator('[data-widget="header-search"]').first();
  await expect(search).not.toHaveAttribute('data-try');
  change(template, '<form', '<form data-saved="1"');
  await expect(search.locator('[data-saved="1"]')).toBeAttached();

  const loaded = page.waitForResponse((response) => response.headers()['x-saved'] === '1');
  appendFileSync(join(copy, 'wp-plugin/mullion.php'), "\nheader('X-Saved: 1');\n");
  await loaded;
});
