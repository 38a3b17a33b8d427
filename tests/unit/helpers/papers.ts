import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';

/** What a comment cites: a document, and headings of it in quotes. */
interface Citation {
  document: string;
  headings: string[];
}

/** Comments of TypeScript, PHP, CSS and HTML; a `/*` in a path or a `//` in an address begins none. */
const COMMENT = /(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*(?:\n\s*\/\/ .*)*|<!--[\s\S]*?-->/gm;
const LINE_START = /\n\s*(?:\*|\/\/)? ?/g;
const CITED = /((?:[\w.-]+\/)*[\w-]+\.md)`?((?:,?\s+(?:and\s+)?"[^"]+")*)/g;

function citationsIn(text: string): Citation[] {
  const comments = (text.match(COMMENT) ?? []).map((comment) => comment.replace(LINE_START, ' '));
  return comments.flatMap((comment) =>
    [...comment.matchAll(CITED)].map(([, document = '', quoted = '']) => ({
      document,
      headings: [...quoted.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => heading),
    })),
  );
}

/** The headings of a document, without their marks. */
const headingsOf = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** A document about all of the project is cited by heading; the page of one folder may be meant as a whole. */
const needsHeading = (path: string) => /^docs\/|DECISIONS\.md$/.test(path);

/** What is wrong with the documents that the comments of a source file cite. */
export function wrongCitations(file: string, text: string): string[] {
  return citationsIn(text).flatMap(({ document, headings }) => {
    const beside = join(dirname(file), document);
    const path = [document, beside].find((each) => existsSync(join(ROOT, each)));
    if (!path) return [`${file}: there is no ${document}`];
    if (needsHeading(path) && headings.length === 0)
      return [`${file}: ${document} is cited without a heading`];
    const known = headingsOf(path);
    return headings
      .filter((heading) => !known.includes(heading))
      .map((heading) => `${file}: ${document} has no heading "${heading}"`);
  });
}

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** What is wrong with the links of a document to others of the project, and the files that it names. */
export function wrongPaths(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(
    ([, to = '', anchor]) => {
      const path = to === '' ? file : join(dirname(file), to);
      if (!existsSync(join(ROOT, path))) return [`${file}: there is no ${path}`];
      const isThere = !anchor || headingsOf(path).map(anchorOf).includes(anchor);
      return isThere ? [] : [`${file}: ${path} has no heading #${anchor}`];
    },
  );
  const named = [...text.matchAll(/`((?:src|widgets|wp-plugin|tests|scripts|fixtures|docs)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('wp-plugin/build'))
    .filter((path) => ![path, join(dirname(file), path)].some((each) => existsSync(join(ROOT, each))))
    .map((path) => `${file}: there is no ${path}`);
  return [...links, ...named];
}
