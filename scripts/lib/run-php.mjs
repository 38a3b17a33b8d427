import { reasonOf, UserError } from './user-error.mjs';

// WordPress answers an exception with a page for visitors; the one who starts the site needs its message.
const RUNNER = `
set_exception_handler(static function (Throwable $error): void {
    echo "\nMULLION_ERROR ", $error->getMessage(), ' (', $error->getFile(), ':', $error->getLine(), ')';
    exit(1);
});
require ABSPATH_OF_SITE . 'wp-load.php';
eval(getenv('MULLION_CODE'));`;

/**
 * Runs PHP with WordPress loaded and gives what it printed; an error in it is one clear line.
 *
 * @param {Pick<import('./playground.mjs').Runtime, 'run'>} runtime
 * @param {{ what: string, code: string, settings?: object }} script
 */
export async function runPhp(runtime, { what, code, settings = {} }) {
  try {
    const env = { MULLION_CODE: code.replace(/^<\?php/, ''), MULLION_SETTINGS: JSON.stringify(settings) };
    return await runtime.run(RUNNER, env);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const problem = /MULLION_ERROR (.*)/.exec(message)?.[1] ?? /(?:Fatal|Parse) error: .*/.exec(message)?.[0];
    throw new UserError(`${what} failed: ${problem ?? reasonOf(error)}`);
  }
}
