import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseMutation } from '../../scripts/lib/mutations.mjs';
import * as modal from '../../widgets/modal';
import { startScrollToNotices } from '../../widgets/scroll-to-notices/scroll-to-notices';
import { fakeContext } from './helpers/context';
import { find, freshPage } from './helpers/page';
import { SNIPPETS } from './helpers/snippets';
import { has, read } from './helpers/sources';

const code = (paper: string, language: string) =>
  SNIPPETS.filter((snippet) => snippet.paper === paper && snippet.language === language).map(
    (one) => one.code,
  );

let leave = () => {};
afterEach(() => leave());

test('widgets/modal/README.md: the script opens what it says, one after the other', async () => {
  leave = freshPage(
    '<main><dialog id="giao-hang" data-widget="modal"><p>Trong hai ngày.</p></dialog></main>',
  );
  const [script = ''] = code('widgets/modal/README.md', 'js');
  const run = new Function('mullion', script.replaceAll('=> …', '=> undefined'));
  await act(async () => {
    run({ load: async () => modal });
  });
  expect(find('dialog[open]')).toBeTruthy();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Bạn đã đăng ký.'));
});

test('widgets/scroll-to-notices/README.md: what a script puts into the region is read out', async () => {
  const [html = ''] = code('widgets/scroll-to-notices/README.md', 'html');
  leave = freshPage(`<main>${html}</main>`);
  const region = find('[data-widget="scroll-to-notices"]');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  startScrollToNotices({ ...fakeContext(), element: region, signal: new AbortController().signal } as never);
  new Function('region', code('widgets/scroll-to-notices/README.md', 'js')[0] ?? '')(region);
  await vi.waitFor(() => expect(focus).toHaveBeenCalled());
});

test('widgets/scroll-top/README.md: the property is one that the style reads', () => {
  const names = [...(code('widgets/scroll-top/README.md', 'css')[0] ?? '').matchAll(/--[\w-]+/g)].map(String);
  expect(names.length).toBe(1);
  expect(read('widgets/scroll-top/style.css')).toContain(`var(${names[0]}`);
});

test('docs/faults.md shows the whole of an example, which is one of the tests', () => {
  expect(code('docs/faults.md', 'ts')).toEqual([read('tests/e2e/fixtures/fault-example.e2e.ts')]);
});

test('CONTRIBUTING.md shows a fault as it is read, of a test that there is', () => {
  const [patch = ''] = code('CONTRIBUTING.md', 'diff');
  const { test: argument, files } = parseMutation('tests/mutations/example.patch', patch);
  const [file = '', title = ''] = argument.split(': ');
  expect(read(file)).toContain(title);
  expect(files.filter((path) => !has(path))).toEqual([]);
});

test('scripts/types/README.md shows the files of the example plugin, which the tests build', () => {
  for (const snippet of code('scripts/types/README.md', 'ts')) {
    const [, file = '', text = ''] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(snippet) ?? [];
    expect(read(`fixtures/plugins/product-tour/${file}`).trim()).toBe(text.trim());
  }
});
