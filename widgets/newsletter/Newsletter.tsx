import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { queryClient } from '../../src/react/query-client';
import { type Services, useSubscription } from './use-subscription';

/** What a form for news shows while it is sent; the form itself stays the page's. */
export function Newsletter(props: Services) {
  return (
    // What waits while the tab is hidden goes on because the client is mounted here.
    <QueryClientProvider client={queryClient}>
      <Sending {...props} />
    </QueryClientProvider>
  );
}

function Sending(props: Services) {
  const isSending = useSubscription(props);
  return isSending && createPortal(<Veil text={props.t('newsletter.sending')} />, document.body);
}

/**
 * Covers the whole page while it waits. A modal dialog, so that neither the pointer nor the keyboard
 * reaches what is under it; the focus goes back by itself.
 */
function Veil({ text }: { text: string }) {
  const veil = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = veil.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={veil}
      className="mullion-newsletter__overlay"
      aria-label={text}
      // Escape ends nothing here: the answer, or the lack of one, does.
      onCancel={(event) => event.preventDefault()}
    >
      {text}
    </dialog>
  );
}
