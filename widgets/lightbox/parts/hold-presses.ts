/** What was pressed too early. */
export interface HeldPresses {
  /** Holds nothing more: the component hears what is pressed. */
  end(): void;
  /** Makes all of it again, in its order. */
  again(): void;
}

/** Holds what is pressed in the dialog before its component runs. Its close button works without. */
export function holdPresses(dialog: HTMLElement, signal: AbortSignal): HeldPresses {
  const held: (() => void)[] = [];
  const end = new AbortController();
  const options = { signal: end.signal };
  signal.addEventListener('abort', () => end.abort(), options);
  const hold = (type: string, again: (event: Event, target: HTMLElement) => void) =>
    dialog.addEventListener(
      type,
      (event) => held.push(() => again(event, event.target as HTMLElement)),
      options,
    );
  hold('click', ({ target }) => (target as Element).matches('button') && (target as HTMLElement).click());
  hold('keydown', (event, target) => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  return {
    end: () => end.abort(),
    again: () => {
      for (const again of held.splice(0)) again();
    },
  };
}
