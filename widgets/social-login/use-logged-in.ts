import { useQuery } from '@tanstack/react-query';
import { type Config, own } from '../../src/contract/config';
import { safeUrl } from '../../src/dom/safe-url';
import { within } from '../../src/dom/within';
import type { Standing } from './login';

/** Milliseconds that the server has for an answer. */
const PATIENCE = 10_000;

/** What the server says of this browser; `unknown` when there was no answer to rely on. */
export type LoggedIn = 'asking' | 'yes' | 'no' | 'unknown';

/** Asks the server, each time that a login has come to where somebody may be logged in. */
export function useLoggedIn(config: Config, standing: Standing | null): LoggedIn {
  const { id = '', looks = 0, step, result } = standing ?? {};
  const isTold = step === 'told';
  const { data, isError } = useQuery({
    queryKey: ['logged-in', id, looks],
    queryFn: ({ signal }) => ask(config, signal),
    enabled: isTold ? result?.success === true : step === 'landed' || step === 'closed',
    // Somebody who was told of success is worth a second question.
    retry: isTold ? 1 : 0,
    retryDelay: 0,
    // Offline is an answer, too: nobody waits for ever.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return 'unknown';
  if (data === undefined) return 'asking';
  return data ? 'yes' : 'no';
}

async function ask(config: Config, signal: AbortSignal): Promise<boolean> {
  const setting = own(config.settings, 'social-login')?.status;
  const url = safeUrl(setting) ?? safeUrl('/?mullion-login=status');
  const ended = within(signal, PATIENCE);
  const response = await fetch(url ?? '', { cache: 'no-store', signal: ended });
  const answer = await response.json();
  if (answer.success !== true) throw new Error('The server did not say who is logged in.');
  return answer.data?.loggedIn === true;
}
