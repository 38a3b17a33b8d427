/** A regular expression that is all that an arrow function returns; its slashes may be in a class. */
const AFTER_ARROW = /=>\s*\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\//g;

/**
 * Refuses what an optimiser's minifier would change in a classic script. Those in PHP (Minify of Matthias Mullie, in
 * Asset CleanUp among others; JSMin) take what follows `=>` for a division: they drop its spaces, and a quote begins
 * a text.
 *
 * @returns {import('vite').Plugin}
 */
export const lastsMinifiers = () => ({
  name: 'mullion:lasts-minifiers',
  enforce: 'post',
  generateBundle({ format }, bundle) {
    for (const chunk of format === 'iife' ? Object.values(bundle) : []) {
      const [broken] = chunk.type === 'chunk' ? takenForDivision(chunk.code) : [];
      if (broken)
        this.error(`${chunk.fileName}: an optimiser would change ${broken}; \\s in place of a space.`);
    }
  },
});

/**
 * The regular expressions of a minified script that those minifiers would change.
 *
 * @param {string} code
 */
export const takenForDivision = (code) =>
  [...code.matchAll(AFTER_ARROW)].map(([, source = '']) => source).filter((source) => /[\s'"`]/.test(source));
