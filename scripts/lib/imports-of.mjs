/**
 * Everything that importing `chunk` loads besides itself, for the module preloads: what takes longest first.
 *
 * @param {{ imports: string[] }} chunk
 * @param {Map<string, { imports: string[], code: string }>} byFile
 */
export function importsOf(chunk, byFile) {
  const found = filesBelow(chunk, byFile);
  const sizeOf = (/** @type {string} */ file) => byFile.get(file)?.code.length ?? 0;
  return [...found].sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** @param {{ imports: string[] }} chunk @param {Map<string, { imports: string[] }>} byFile @param {Set<string>} seen */
function filesBelow(chunk, byFile, seen = new Set()) {
  for (const file of chunk.imports) {
    if (seen.has(file)) continue;
    seen.add(file);
    const below = byFile.get(file);
    if (below) filesBelow(below, byFile, seen);
  }
  return seen;
}
