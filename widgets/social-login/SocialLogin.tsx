import { useEffect, useSyncExternalStore } from 'react';
import type { MullionEvents } from '../../src/bus/events';
import { safeUrl } from '../../src/dom/safe-url';
import type { Instance } from '../../src/registry/define-widget';
import type { Login, Standing } from './login';
import { type LoggedIn, useLoggedIn } from './use-logged-in';

/** Why a login has ended without anybody logged in. */
type Failure = MullionEvents['login-failed']['reason'];

/** How a login stands, as the visitor is told. */
type State = Failure | 'waiting' | 'again' | 'checking' | 'done' | 'leaving';

interface Props extends Instance {
  login: Login;
}

/** The line below the buttons: what became of the latest press, seen and announced. */
export function SocialLogin({ login, element, config, t, announce, bus }: Props) {
  const standing = useSyncExternalStore(login.subscribe, login.standing);
  const state = stateOf(standing, useLoggedIn(config, standing));
  const { id, times, result } = standing ?? {};
  const text = state && ((state === 'failed' && result?.message) || t(`social-login.${state}`));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is told of anew, by its id and times.
  useEffect(() => {
    if (text) announce(text);
  }, [id, times, text, announce]);

  useEffect(() => {
    if (!id || !state) return;
    if (isFailure(state)) bus.emit('login-failed', { element, reason: state });
    if (state !== 'done') return;
    login.end();
    if (bus.emit('logged-in', { element })) goTo(safeUrl(result?.redirect) ?? location.href);
  }, [id, state, result, login, element, bus]);

  return (
    text && (
      <p className="mullion-social-login__status" data-login={state}>
        {text}
      </p>
    )
  );
}

/** Whatever a popup says, only the server's word counts. */
function stateOf(standing: Standing | null, loggedIn: LoggedIn): State | null {
  if (!standing) return null;
  const { step, times, result } = standing;
  const waiting = times > 1 ? 'again' : 'waiting';
  if (step === 'leaving') return 'leaving';
  if (step === 'refused' || (step === 'told' && !result?.success)) return 'failed';
  if (step === 'waiting') return waiting;
  if (loggedIn === 'yes') return 'done';
  // Back on a page of this site, it may still be on its way.
  if (step === 'landed') return waiting;
  if (loggedIn === 'asking') return step === 'told' ? 'checking' : waiting;
  if (loggedIn === 'unknown') return 'unchecked';
  return step === 'told' ? 'failed' : 'cancelled';
}

const isFailure = (state: State): state is Failure =>
  state === 'cancelled' || state === 'failed' || state === 'unchecked';

/** The page itself has to be loaded anew: it was made for somebody who was not logged in. */
function goTo(href: string): void {
  const withoutHash = (address: string) => address.split('#')[0];
  if (withoutHash(href) === withoutHash(location.href)) location.reload();
  else location.assign(href);
}
