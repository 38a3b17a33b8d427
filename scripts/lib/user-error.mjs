/** Something the person at the terminal can put right: shown as its one line, without a stack trace. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** The first line of what went wrong; a stack trace helps nobody who only wanted to start a site. */
export const reasonOf = (/** @type {unknown} */ error) => {
  const { cause, message } = /** @type {Error} */ (error);
  const text = cause instanceof Error ? `${message}: ${cause.message || String(cause)}` : message;
  return (text ?? String(error)).split('\n', 1)[0];
};

/** An option that a command does not have is put right at the terminal, too. */
const isTheirs = (/** @type {unknown} */ error) =>
  error instanceof UserError || String(Object(error).code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command's main function: a UserError becomes one line on stderr and exit code 1.
 *
 * Anything else is a fault of ours and keeps its stack trace.
 *
 * @template Value
 * @param {() => Promise<Value>} main
 * @returns {Promise<Value>} What main returns.
 */
export async function runMain(main) {
  try {
    return await main();
  } catch (error) {
    console.error(isTheirs(error) ? `mullion: ${/** @type {Error} */ (error).message}` : error);
    process.exit(1);
  }
}
