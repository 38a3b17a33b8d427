import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import Engine from 'php-parser';
import { ROOT } from './root.mjs';

const engine = new Engine({});

/**
 * What PHP offers to other code.
 *
 * @typedef {object} PhpItem
 * @property {'filter' | 'action' | 'function'} kind
 * @property {string} name
 * @property {string} about The first paragraph of its comment.
 * @property {string} since
 * @property {string[]} params "bool $isOn"; of a function its head instead.
 * @property {string} file
 */

/** Each hook where it is documented, and each template tag. @returns {PhpItem[]} */
export function phpItems() {
  const items = phpFiles().flatMap(itemsOf);
  const unique = new Map(items.map((item) => [`${item.kind} ${item.name}`, item]));
  return [...unique.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {string} file @returns {PhpItem[]} */
function itemsOf(file) {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const tokens = engine.tokenGetAll(code).filter(([kind]) => kind !== 'T_WHITESPACE');
  let comment = '';
  return tokens.flatMap(([kind, text, line], index) => {
    if (kind === 'T_DOC_COMMENT') comment = text;
    const [, literal = ''] = tokens[index + 2] ?? [];
    const [, name = ''] = /^'(mullion_\w+)'$/.exec(literal) ?? [];
    if (kind === 'T_STRING' && /^(apply_filters|do_action)$/.test(text) && name) {
      const tags = tagsOf(comment);
      // Elsewhere it is called once more, and says where it is documented.
      if (!tags.since) return [];
      return [{ kind: text === 'do_action' ? 'action' : 'filter', name, file, ...tags }];
    }
    if (kind === 'T_FUNCTION' && file === 'wp-plugin/functions.php') {
      const [head] = code.split('\n').slice(line - 1);
      const [, own = ''] = /^function (mullion\w+)\(/.exec(head ?? '') ?? [];
      const tags = tagsOf(comment);
      return own ? [{ kind: 'function', name: own, file, ...tags, params: [head ?? ''] }] : [];
    }
    return [];
  });
}

/** @param {string} comment */
function tagsOf(comment) {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, '').trim());
  const end = lines.findIndex((line, at) => at > 0 && (line === '' || line.startsWith('@')));
  const about = lines
    .slice(0, end < 0 ? lines.length : end)
    .join(' ')
    .trim();
  const since = /@since (\S+)/.exec(comment)?.[1] ?? '';
  const params = [...comment.matchAll(/@param (\S.*?\$\w+)/g)].map(([, param = '']) =>
    param.replace(/\s+/g, ' '),
  );
  return { about, since, params };
}

const phpFiles = () =>
  ['wp-plugin', 'widgets'].flatMap((folder) =>
    /** @type {string[]} */ (readdirSync(join(ROOT, folder), { recursive: true }))
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => path.endsWith('.php') && !/^wp-plugin\/(build|lib)\//.test(path))
      .sort(),
  );
