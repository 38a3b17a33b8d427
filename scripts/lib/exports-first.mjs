/** As minifiers write it, at the end of a chunk that is asked for by its name; only such is asked for once more. */
const EXPORTS = /export\{[^{}]*\bas default\b[^{}]*\};?\s*$/;

/**
 * Puts what a chunk exports at its beginning. Half of a file may be a script all the same, which does half of its work; with
 * this it names what is not there, which is a fault of syntax: then the loader asks for it once more (src/chunks/load.ts).
 */
export function exportsFirst(/** @type {string} */ code) {
  const exports = EXPORTS.exec(code);
  return exports ? `${exports[0].trim().replace(/;?$/, ';')}${code.slice(0, exports.index)}` : code;
}
