import { filesIn, has, read } from './sources';

/** A block of code in a paper. */
export interface Snippet {
  paper: string;
  /** The paper and its line. */
  place: string;
  language: string;
  code: string;
}

/** Every page that a person reads to use the project. */
export const PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
  ...filesIn('widgets').filter((path) => path.endsWith('/README.md')),
  'scripts/types/README.md',
  'wp-plugin/readme.txt',
].filter((path) => has(path));

export const SNIPPETS: Snippet[] = PAPERS.flatMap((paper) => {
  const text = read(paper);
  return [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: language = '', 2: code = '' }) => ({
      paper,
      place: `${paper}:${text.slice(0, index).split('\n').length}`,
      language,
      code,
    }),
  );
});

/** A command without what a person puts in: `ARGUMENT…`, `npm run` alone. */
const isWhole = (command: string) => command !== 'npm run' && !command.includes('…');

const placed = (place: string, commands: string[]) =>
  commands
    .flatMap((command) => command.split(' && '))
    .map((command) => ({ place, command: command.replace(/\s+/g, ' ').trim() }))
    .filter(({ command }) => isWhole(command));

/** A sentence that names a command, and after it an option of it alone: `-- --approve`. */
const withOption = (sentence: string) =>
  [...sentence.matchAll(/`(npm run [\w:]+)[^`]*`.*?`(-- --[^`]+)`/g)].map(
    ([, command = '', option = '']) => `${command} ${option}`,
  );

const inText = /`((?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`/g;
const fences = /^ *```[\s\S]*?^ *```$/gm;

/** A paper without its blocks of code. */
export const proseOf = (paper: string) => read(paper).replace(fences, '');

/** Every command of the papers: lines of `sh`, and what stands in a sentence. */
export const COMMANDS = [
  ...SNIPPETS.filter(({ language }) => language === 'sh').flatMap(({ place, code }) =>
    placed(place, code.trim().split('\n')),
  ),
  ...PAPERS.flatMap((paper) =>
    placed(paper, [
      ...[...proseOf(paper).matchAll(inText)].map(([, command = '']) => command),
      ...proseOf(paper).split('\n').flatMap(withOption),
    ]),
  ),
];

/** Every line of WP-CLI after its `wp`; `list|export` in a sentence is a line for each. */
export const WP_LINES = PAPERS.flatMap((paper) => {
  const text = read(paper);
  const lines = [...text.matchAll(/^ *wp (mullion .+)$/gm)].map(([, line = '']) => line);
  const inline = [...text.matchAll(/`wp (mullion [^`…]+)`/g)].flatMap(([, line = '']) => {
    const [, start = '', choices = ''] = /^(.* )?(\S+)$/.exec(line) ?? [];
    return choices.split('|').map((choice) => start + choice);
  });
  return [...lines, ...inline];
});
