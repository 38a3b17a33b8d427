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

const inText = /`((?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`/g;
const fences = /^ *```[\s\S]*?^ *```$/gm;

/** Every command of the papers: lines of `sh`, and what stands in a sentence. */
export const COMMANDS = [
  ...SNIPPETS.filter(({ language }) => language === 'sh').flatMap(({ place, code }) =>
    placed(place, code.trim().split('\n')),
  ),
  ...PAPERS.flatMap((paper) =>
    placed(
      paper,
      [...read(paper).replace(fences, '').matchAll(inText)].map(([, command = '']) => command),
    ),
  ),
];
