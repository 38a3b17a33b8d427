import { useEffect, useRef, useState } from 'react';
import type { Instance } from '../../src/registry/define-widget';
import type { Removed } from './use-undo';

interface Props extends Pick<Instance, 't'> {
  removed: Removed;
  restore(): Promise<void>;
}

/** What was removed, and the button that brings it back. */
export function Undo({ removed, restore, t }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { line, hadFocus, problem, isRefused } = removed;

  // The line took the focus along.
  useEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [hadFocus]);

  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await restore();
    setBusy(false);
  };
  return (
    <>
      <span>{problem ?? t('cart.removed', line.name)}</span>
      {!isRefused && (
        <button
          ref={button}
          type="button"
          className="mullion-mini-cart__restore"
          aria-disabled={isBusy}
          onClick={press}
        >
          {t('cart.undo')}
        </button>
      )}
    </>
  );
}
