import { useEffect, useRef, useState } from 'react';
import { freshId } from '../../src/dom/ids';
import { makeRoot } from '../../src/react/root';
import type { Report } from '../../src/report/report';
import { openDialog } from '../../src/ui/dialog';

export interface MessageButton {
  label: string;
  /** What the dialog returns when it is pressed. */
  value: string;
  isQuiet?: boolean;
}

export interface Words {
  title: string;
  text: string;
  /** The first one has the focus. */
  buttons: MessageButton[];
  /** Where the focus goes back to. */
  opener: HTMLElement | null;
}

/**
 * Shows a message at the end of the page until it is closed.
 *
 * @returns A promise that is kept with the `value` of the button that closed it, and broken if nothing can be drawn.
 */
export async function showMessage(words: Words): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  let end = () => {};
  try {
    return await new Promise<string>((resolve, reject) => {
      const report: Report = (_widget, _element, error) => reject(error);
      end = makeRoot({ widget: 'modal', container, report }, <MessageDialog {...words} onClose={resolve} />);
    });
  } finally {
    end();
    container.remove();
  }
}

/** A dialog that says or asks something and waits for an answer (APG "Alert and Message Dialogs"). */
export function MessageDialog({
  title,
  text,
  buttons,
  opener,
  onClose,
}: Words & { onClose(value: string): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [[titleId, textId]] = useState(() => [freshId('message'), freshId('message')]);
  // The browser's own modal, from the first render until it is closed.
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const close = () => onClose(current.returnValue);
    return openDialog(current, { opener, closesOutside: false, onClose: close });
  }, [opener, onClose]);

  return (
    <dialog
      ref={dialog}
      className="mullion-modal mullion-modal--message"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
    >
      <h2 className="mullion-modal__title" id={titleId}>
        {title}
      </h2>
      {text && (
        <p className="mullion-modal__text" id={textId}>
          {text}
        </p>
      )}
      <div className="mullion-modal__actions">
        {buttons.map(({ label, value, isQuiet }) => (
          <button
            key={value}
            type="button"
            className={`mullion-modal__button${isQuiet ? ' mullion-modal__button--quiet' : ''}`}
            value={value}
            data-close=""
          >
            {label}
          </button>
        ))}
      </div>
    </dialog>
  );
}
