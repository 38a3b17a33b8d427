import { flushSync } from 'react-dom';
import { readPrinted } from '../../src/react/hydrate';
import { makeRoot } from '../../src/react/root';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Chat, type PanelState } from './Chat';

export interface ChatPanel {
  open(): void;
  /** Gives the page its markup back, as it was printed. */
  end: Cleanup;
}

/** Puts the component under the markup that our template printed; kept when it hears clicks. */
export function startPanel(instance: Instance): Promise<ChatPanel> {
  const { element: container, report } = instance;
  const { printed, html } = readPrinted(container);
  return new Promise((resolve, reject) => {
    const place = {
      widget: 'chat',
      container,
      report: (...problem: Parameters<typeof report>) => {
        report(...problem);
        reject(problem[2]);
      },
    };
    const begun = ({ open, rest }: PanelState) => resolve({ open, end: () => finish(rest) });
    const isOpenAtFirst = container.querySelector<HTMLElement>('.mullion-chat__panel')?.hidden === false;
    const chat = <Chat {...instance} html={html} isOpenAtFirst={isOpenAtFirst} onBegin={begun} />;
    const end = makeRoot(place, chat);
    const finish = (rest: () => void) => {
      flushSync(rest);
      end();
      restore(container, printed);
    };
  });
}

/** What we wrote on the server's nodes: React leaves it there. */
function restore(container: Element, printed: Element): void {
  for (const selector of ['.mullion-chat__button', '.mullion-chat__panel']) {
    const [now, before] = [container, printed].map((root) => root.querySelector(selector));
    for (const name of now?.getAttributeNames() ?? [])
      if (!before?.hasAttribute(name)) now?.removeAttribute(name);
  }
}
