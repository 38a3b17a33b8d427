import { parseAst } from 'vite';

export interface Place {
  /** Of its first line. */
  line: number;
  lines: number;
}

const linesOf = (code: string) => code.split('\n').length;
const placeOf = (code: string, start: number, end: number): Place => ({
  line: linesOf(code.slice(0, start)),
  lines: linesOf(code.slice(start, end)),
});

/** Every function of a file, also of those within others; in PHP those that have a name. */
export function functionsOf(path: string, code: string): Place[] {
  if (path.endsWith('.php'))
    return [...code.matchAll(/^( *)[\w ]*\bfunction \w+\([^;{]*\{(?:\}|[\s\S]*?^\1\})/gm)].map((match) =>
      placeOf(code, match.index, match.index + match[0].length),
    );
  const found: Place[] = [];
  const look = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const { type, start, end } = node as { type?: string; start: number; end: number };
    if (type && /^(Arrow)?Function(Declaration|Expression)$/.test(type))
      found.push(placeOf(code, start, end));
    Object.values(node).forEach(look);
  };
  look(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path));
  return found;
}
