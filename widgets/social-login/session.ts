import { type Config, own } from '../../src/contract/config';
import { safeUrl } from '../../src/dom/safe-url';

const TIMEOUT = 10_000;

/** Asks the server whether this browser is logged in; null when there was no answer to rely on. */
export async function isLoggedIn(config: Config): Promise<boolean | null> {
  const setting = own(config.settings, 'social-login')?.status;
  const url = safeUrl(setting) ?? safeUrl('/?mullion-login=status');
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) } as const;
    const answer = await (await fetch(url ?? '', options)).json();
    return answer.success === true ? answer.data?.loggedIn === true : null;
  } catch {
    return null;
  }
}
