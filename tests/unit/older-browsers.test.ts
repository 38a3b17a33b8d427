import { expect, test } from 'vitest';
import { filesIn, isScript, isTest, read } from './helpers/sources';

/** What Safari of iOS 15.6 does not know (docs/architecture.md, "Browsers"), used without a look whether it is there. */
const TOO_YOUNG = [
  /\bAbortSignal\.(any|timeout)\(/,
  /\bURL\.(canParse|parse)\(/,
  /\.(checkVisibility|showPopover|hidePopover|startViewTransition|moveBefore|setHTMLUnsafe)\(/,
  /\.(toSorted|toReversed|toSpliced|isWellFormed|isSubsetOf|isDisjointFrom|union|difference)\(/,
  /\b(Object|Map)\.groupBy\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /(?<!window\.)\brequestIdleCallback\(/,
  /\.requestSubmit\(/,
  /\bnew CSSStyleSheet\(|\.adoptedStyleSheets\b/,
  /\bIterator\.from\(|\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|toArray)\(/,
];
/** They ask for the method in the line above. */
const ASKS = [
  'src/react/side-panel/side-root.tsx',
  'widgets/mini-cart/use-sheet.ts',
  'widgets/notice/head.ts',
  'widgets/password-toggle/box.ts',
];

const sources = ['src', 'widgets']
  .flatMap(filesIn)
  .filter((path) => isScript(path) && !isTest(path) && !ASKS.includes(path));

test('no source asks an older browser for what it has not', () => {
  const asking = sources.flatMap((path) => {
    const code = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    return TOO_YOUNG.filter((pattern) => pattern.test(code)).map((pattern) => `${path}: ${pattern}`);
  });
  expect(asking).toEqual([]);
});
