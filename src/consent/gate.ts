import { askConsent, onConsentChange } from './consent';

/**
 * `open`: the third party may be asked. `ask`: no consent tool is in charge, so the visitor's own press
 * on a button that says what it loads, and from whom, decides. `closed`: a tool says no.
 */
export type GateState = 'open' | 'ask' | 'closed';

export interface Gate {
  readonly state: GateState;
  /** Counts as consent for this widget on this page; kept nowhere, and nothing where a tool says no. */
  press(): void;
}

export interface GateOptions {
  /** What the owner asks consent for; empty where the owner doesn't ask for any: always open. */
  category: string;
  /** Called with every change; a gate that is no longer open means: stop, and take away. */
  onChange(state: GateState): void;
  signal: AbortSignal;
}

/** What stands before anything of a third party is requested. */
export function createGate({ category, onChange, signal }: GateOptions): Gate {
  let isPressed = false;
  const read = (): GateState => {
    const answer = category ? askConsent(category) : 'allowed';
    if (answer === 'allowed' || isPressed) return 'open';
    return answer === 'denied' ? 'closed' : 'ask';
  };
  let state = read();
  const update = () => {
    const next = read();
    if (next === state) return;
    state = next;
    onChange(state);
  };
  // A tool that only comes up late takes no press back; a visitor who refuses does.
  const hear = (_answer: unknown, wasDenied: boolean) => {
    isPressed &&= !wasDenied;
    update();
  };
  if (category) onConsentChange(category, hear, signal);
  return {
    get state() {
      return state;
    },
    press() {
      isPressed = read() !== 'closed';
      update();
    },
  };
}

/** The category that the owner's setting `consent` names; empty where the owner asks for none. */
export const categoryOf = (settings: Record<string, unknown>): string =>
  settings.consent ? String(settings.consent) : '';
