import Engine from 'php-parser';

/** WordPress's functions that say a sentence; in those with `_x` a context stands second. */
const CALL = /^(esc_(html|attr))?_[_ex]$/;
const engine = new Engine({});

/**
 * The sentences of the domain `mullion` in PHP code, with the translators' comment that stands right before the call.
 *
 * @param {string} code
 * @param {string} file For errors.
 * @returns {Array<{ text: string, note: string }>}
 * @throws {Error} Where a sentence is no literal: nobody could translate it.
 */
export function phpSentences(code, file) {
  const tokens = engine.tokenGetAll(code).filter(([kind]) => kind !== 'T_WHITESPACE');
  let comment = { note: '', line: 0 };
  return tokens.flatMap((token, index) => {
    const [kind, text, line] = token;
    if (kind === 'T_COMMENT') {
      const [, note = ''] = /translators:\s*(.*?)\s*(\*\/)?$/s.exec(text) ?? [];
      comment = { note, line: line + text.trimEnd().split('\n').length - 1 };
    }
    if (kind !== 'T_STRING' || !CALL.test(text) || tokens[index + 1] !== '(') return [];
    const [, literal = ''] = tokens[index + 2] ?? [];
    const [, domain = ''] = tokens[index + 4] ?? [];
    if (tokens[index + 3] !== ',' || unquoted(domain) === null) {
      throw new Error(`${file}:${line}: ${text}() should have one sentence in quotes, and 'mullion'.`);
    }
    const sentence = unquoted(literal);
    if (sentence === null) throw new Error(`${file}:${line}: ${text}() should say a sentence in quotes.`);
    if (unquoted(domain) !== 'mullion') return [];
    // A comment belongs to what stands on its line or the next.
    const isAbove = comment.note && line - comment.line <= 1;
    const note = isAbove ? comment.note : '';
    if (isAbove) comment = { note: '', line: 0 };
    return [{ text: sentence, note }];
  });
}

/** What a PHP string in single quotes says; null for anything else. @param {string} literal */
function unquoted(literal) {
  const [, text] = /^'((?:[^'\\]|\\.)*)'$/s.exec(literal) ?? [];
  return text === undefined ? null : text.replace(/\\(['\\])/g, '$1');
}
