import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HydrateProps } from '../../src/react/hydrate';
import { ServerHtml } from '../../src/react/server-html';
import { useDisclosure } from '../../src/react/use-disclosure';
import { useVendor } from './use-vendor';

/** For who starts the panel: it can be opened now, and put back as it was printed. */
export interface PanelState {
  open(): void;
  rest(): void;
}

interface ChatProps extends HydrateProps {
  /** Whether a click has opened it already. */
  isOpenAtFirst: boolean;
  onBegin(state: PanelState): void;
}

/** The link to Messenger as a button, and the panel that it opens, with what is said of a vendor at its foot. */
export function Chat({ html, isOpenAtFirst, onBegin, ...instance }: ChatProps) {
  const { element, bus, t } = instance;
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, set] = useDisclosure({ button, panel, isPopup: true, isOpenAtFirst });
  const { note, use, forget } = useVendor(instance, panel, isOpen, () => set(false));

  // Whoever waits for it opens it, and puts it back at the end.
  const state = useRef<PanelState>(null);
  state.current = {
    open: () => set(true),
    rest: () => {
      set(false);
      forget();
    },
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    use.current();
    bus.emit('chat-opened', { element });
  }, [isOpen, use, bus, element]);
  // After the listeners of the disclosure.
  useEffect(() => {
    onBegin({ open: () => state.current?.open(), rest: () => state.current?.rest() });
  }, [onBegin]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: without a script it is a link; Ctrl and a click open a tab. */}
      <a
        ref={button}
        className="mullion-chat__button"
        href={element.querySelector('.mullion-chat__button')?.getAttribute('href') ?? ''}
        data-replay=""
        role="button"
      >
        <ServerHtml tag="span" className="mullion-chat__face" html={html('.mullion-chat__face')} />
      </a>
      <div ref={panel} className="mullion-chat__panel" hidden={!isOpen}>
        <ServerHtml className="mullion-chat__words" html={html('.mullion-chat__words')} />
        {note && (
          <div className="mullion-chat__vendor">
            <p className="mullion-chat__note">{note.text}</p>
            {note.onPress && (
              <button type="button" className="mullion-chat__start" onClick={note.onPress}>
                {t('chat.load')}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
