// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { chooseTests, testFiles } from '../../scripts/lib/choose-tests.mjs';
import { eventTable } from '../../scripts/lib/event-table.mjs';
import { phpItems } from '../../scripts/lib/hooks.mjs';
import { testStages } from '../../scripts/lib/test-stages.mjs';
import { COMMANDS, PAPERS, proseOf, SNIPPETS } from './helpers/snippets';
import { has, read } from './helpers/sources';

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What runs a command of the papers: a file, and what stands in it. */
const RUN_BY: Record<string, [file: string, words: string]> = {
  build: ['scripts/lib/stages.mjs', 'scripts/build.mjs'],
  check: ['scripts/check.mjs', 'unitTests'],
  dev: ['tests/e2e/wordpress/dev.e2e.ts', 'npm run dev'],
  docs: ['scripts/lib/stages.mjs', 'scripts/docs.mjs'],
  fixtures: ['tests/playwright.config.ts', 'scripts/fixtures.mjs'],
  golden: ['scripts/lib/browser-stages.mjs', 'staleGolden'],
  look: ['scripts/lib/test-stages.mjs', 'lookPages'],
  mutate: ['tests/unit/scripts/mutations.test.ts', 'mutations.mjs'],
  new: ['tests/unit/scripts/new-widget.test.ts', 'scripts/new.mjs'],
  blueprint: ['scripts/lib/test-stages.mjs', 'demoBlueprint'],
  stack: ['scripts/lib/test-stages.mjs', 'stackStage'],
  start: ['scripts/lib/test-stages.mjs', 'npm-start'],
  test: ['.ci/run', 'npm test'],
  tools: ['.ci/run', 'npm run tools'],
  zip: ['tests/unit/scripts/plugin-zip.test.ts', 'plugin-zip.mjs'],
};

/** What is only asked for its help, with what a paper gives it, and why; their parts have tests of their own. */
const ASKED: Record<string, string> = {
  bench: 'measures: half an hour on a quiet machine (tests/unit/bench)',
  'bench:php': 'measures: PageCostTest counts what does not depend on the machine',
  lighthouse: 'measures, with a package that is fetched for it',
  load: 'measures: an hour on a quiet machine (tests/unit/scripts/load.test.ts)',
  screenshots: 'takes pictures for people: the look stage takes the same',
  themes: 'needs themes that are not ours (tests/unit/scripts/theme-table.test.ts)',
  'vendor:php-jwt': 'asks a registry for the newest release',
};

/** What runs the snippets of a language that none of these tests does. */
const LANGUAGES: Record<string, [file: string, words: string]> = {
  html: ['tests/unit/snippets-html.test.ts', "language === 'html'"],
  php: ['tests/php/wordpress/PapersTest.php', '```php'],
};

/** Hooks of WordPress that a snippet may use; all others are the plugin's own. */
const OF_WORDPRESS = ['action init', 'action template_redirect', 'action wp_enqueue_scripts'];

/** Scripts and styles, each with the test that runs it. */
const BY_PAPER: Record<string, string> = {
  'CONTRIBUTING.md': 'tests/unit/snippets-code.test.ts',
  'docs/faults.md': 'tests/unit/snippets-code.test.ts',
  'docs/first-widget.md': 'tests/e2e/fixtures/first-widget.e2e.ts',
  'docs/plugin-authors.md': 'tests/unit/plugin-authors.test.ts',
  'scripts/types/README.md': 'tests/unit/snippets-code.test.ts',
  'widgets/modal/README.md': 'tests/unit/snippets-code.test.ts',
  'widgets/scroll-to-notices/README.md': 'tests/unit/snippets-code.test.ts',
  'widgets/scroll-top/README.md': 'tests/unit/snippets-code.test.ts',
};

test.each(SNIPPETS.map((snippet) => [snippet.place, snippet] as const))('%s is run', (_place, snippet) => {
  const { language, paper } = snippet;
  // Commands are below; a drawing is drawn by who shows the page.
  if (language === 'sh' || language === 'mermaid') return;
  const [file, words] = LANGUAGES[language] ?? [BY_PAPER[paper], paper];
  expect(file, `nothing runs ${language} of ${paper}`).toBeTruthy();
  expect(read(`${file}`)).toContain(words);
});

describe.each(COMMANDS.map(({ place, command }) => [place, command]))('%s: %s', (_place, command) => {
  const words = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ');
  const [tool = '', verb = ''] = words;

  test('is there, and is run or says why not', () => {
    if (tool === 'wp')
      return expect(read('tests/php/wordpress/CommandLineTest.php')).toContain('^wp (mullion');
    if (tool === 'npx') return expect(has('node_modules/.bin', verb)).toBe(true);
    // `npm ci` and `npm pack` do what these do; the example plugin installs the archive.
    if (verb === 'install') return expect(read('.ci/run')).toContain('npm ci');
    if (verb === 'pack') return expect(read('scripts/lib/example-plugin.mjs')).toContain("'pack'");
    const name = verb === 'run' ? `${words[2]}` : verb;
    expect(Object.keys(scripts)).toContain(name);
    const [file, inside] = RUN_BY[name] ?? [];
    if (file) expect(read(file)).toContain(inside);
    else expect(ASKED[name], `nothing runs npm run ${name}`).toBeTruthy();
  });

  test('has arguments that are taken', () => {
    const given = command.split(' -- ')[1];
    const name = `${words[2]}`;
    if (verb === 'run' && name in ASKED) return expectHelp(name, given?.split(' ') ?? []);
    if (!given) return;
    const args = [...given.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => `${quoted ?? bare}`);
    if (verb === 'test') {
      if (/[A-Z]{4,}/.test(given)) return;
      expect(chooseTests(testStages().all, args, testFiles()).length).toBeGreaterThan(0);
      return;
    }
    const file = `${scripts[verb === 'run' ? name : verb]}`.split(' ')[1] ?? '';
    const code = [file, 'scripts/lib/options.mjs', 'tests/bench/options.mjs'].map(read).join('\n');
    for (const flag of args.filter((arg) => arg.startsWith('--')))
      expect(code).toMatch(new RegExp(`${flag}\\b|['"]?${flag.slice(2)}['"]?: \\{`));
  });
});

/** Starting takes a second: the same line is not run twice. */
const asked = new Map<string, { status: number | null; stdout: string; stderr: string }>();

/** The command runs as it stands there and `--help` besides, which names the options. */
function expectHelp(name: string, args: string[]) {
  const [, file = ''] = `${scripts[name]}`.split(' ');
  const line = [file, ...args, '--help'];
  const answer = asked.get(line.join(' ')) ?? spawnSync(process.execPath, line, { encoding: 'utf8' });
  asked.set(line.join(' '), answer);
  expect([answer.status, answer.stderr]).toEqual([0, '']);
  const named = [...answer.stdout.matchAll(/(?<![\w-])--[a-z-]+/g)].map(String);
  expect(args.filter((arg) => arg.startsWith('--') && !named.includes(arg))).toEqual([]);
  return named;
}

test('an option that a sentence names is one of a command', () => {
  const ofScripts = ['start', 'new', ...Object.keys(ASKED)].flatMap((name) => expectHelp(name, []));
  // The last are WP-CLI's, which CommandLineTest.php runs; a release puts the changelog into readme.txt.
  const taken = [...ofScripts, '--format', '--url'];
  const named = PAPERS.flatMap((paper) =>
    [...proseOf(paper).matchAll(/`(--(?!mullion-|wp--)[a-z-]+)/g)].map(([, option = '']) => option),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((option) => !taken.includes(option))).toEqual([]);
});

const HOOKS = new Set([...phpItems().map(({ kind, name }) => `${kind} ${name}`), ...OF_WORDPRESS]);

test.each(SNIPPETS.filter(({ language }) => language === 'php').map(({ place, code }) => [place, code]))(
  '%s hooks on to what there is',
  (_place, code) => {
    const used = [...code.matchAll(/\b(?:add|remove)_(filter|action)\(\s*'([^']+)'/g)];
    const named = used.map(([, kind, name]) => `${kind} ${name}`);
    expect(named.filter((hook) => !HOOKS.has(hook))).toEqual([]);
  },
);

test('events in the papers are events that there are', () => {
  // The last is a site's own, which tells us (src/consent).
  const known = `${eventTable()} \`mullion:consent-changed\``;
  const named = PAPERS.flatMap((paper) => [...read(paper).matchAll(/\bmullion:[a-z-]+[a-z]/g)].map(String));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

test('code in the papers stands between fences, where it is found', () => {
  const indented = PAPERS.filter((paper) => paper.endsWith('.md')).flatMap((paper) =>
    proseOf(paper)
      .split('\n')
      .filter((line) => /^( {4}|\t)/.test(line))
      .map((line) => `${paper}: ${line}`),
  );
  expect(indented).toEqual([]);
});

test('the papers have snippets and commands', () => {
  expect(SNIPPETS.length).toBeGreaterThan(70);
  expect(COMMANDS.length).toBeGreaterThan(60);
});
