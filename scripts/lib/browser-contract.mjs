import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from './root.mjs';

/** @typedef {{ members: Map<string, string[]>, extends: string }} Declared What a type is made of, by the members' names. */

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
const oneLine = (/** @type {string} */ text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<]) | ?,? ([)>])(?!=)/g, '$1$2')
    .replace(/;$/, '')
    .trim();

/**
 * `window.mullion` as it is declared, and what its members and the events are made of: "browser mullion.scan(root?:
 * ParentNode): void", "type Cart.refresh(): Promise<Answer>".
 *
 * @param {string[]} events Their details.
 */
export function browserLines(events) {
  const types = declaredTypes();
  const membersOf = (/** @type {string} */ name) => types.get(name)?.members ?? new Map();
  const picked = [...(types.get('MullionApi')?.extends.matchAll(/'(\w+)'/g) ?? [])].map(([, name = '']) => [
    name,
    membersOf('Context').get(name) ?? [],
  ]);
  const api = [...membersOf('MullionApi'), .../** @type {[string, string[]][]} */ (picked)].sort();
  const members = api.flatMap(([name, texts]) =>
    texts.map((/** @type {string} */ text) => `browser mullion.${name}${text}`),
  );
  const named = new Set([...members, ...events].join(' ').match(/\b[A-Z]\w+/g));
  const parts = [...named]
    .sort()
    .flatMap((type) =>
      [...membersOf(type)].flatMap(([name, texts]) =>
        texts.map((/** @type {string} */ text) => `type ${type}${name && `.${name}`}${text}`),
      ),
    );
  return { names: api.map(([name]) => name), lines: [...members, ...parts] };
}

/** Every exported type of `src/`, by its name. */
function declaredTypes() {
  const files = /** @type {string[]} */ (readdirSync(join(ROOT, 'src'), { recursive: true }))
    .filter((file) => /(?<!\.(test|d))\.ts$/.test(file))
    .sort();
  return new Map(files.flatMap((file) => typesOf(read(join('src', file)))));
}

/** A class may declare fields as its constructor's parameters. @param {any} member */
const fieldsOf = (member) =>
  member.kind === 'constructor'
    ? member.value.params.map((/** @type {any} */ { parameter }) => parameter).filter(Boolean)
    : [member];

/** @param {string} code @returns {[string, Declared][]} */
function typesOf(code) {
  const text = (/** @type {{ start: number, end: number }} */ { start, end }) =>
    oneLine(code.slice(start, end));
  return parseAst(code, { lang: 'ts' }).body.flatMap((node) => {
    const declaration = /** @type {any} */ (node).declaration;
    if (!/^(TSInterface|TSTypeAlias|Class)Declaration$/.test(declaration?.type)) return [];
    const { typeAnnotation, body, extends: above = [] } = declaration;
    const literal = typeAnnotation?.type === 'TSTypeLiteral' ? typeAnnotation.members : undefined;
    /** @type {Map<string, string[]>} */
    const members = new Map();
    for (const member of (literal ?? body?.body ?? []).flatMap(fieldsOf)) {
      const name = (member.key ?? member.left ?? member).name ?? '';
      const rest = text(member)
        .replace(/^((declare|readonly|public) )*/, '')
        .slice(name.length);
      members.set(name, [...(members.get(name) ?? []), rest]);
    }
    if (typeAnnotation && !literal) members.set('', [` = ${text(typeAnnotation)}`]);
    return [[declaration.id.name, { members, extends: above.map(text).join(', ') }]];
  });
}
