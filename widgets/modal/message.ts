import { styled } from '../../src/chunks/styled';
import { readConfig } from '../../src/contract/config';
import { createTranslate } from '../../src/i18n/translate';
import type { MessageButton } from './MessageDialog';

/** What a message says; all of it is text, never markup. */
export interface Message {
  title: string;
  /** A line break in it is one on the screen. */
  text?: string;
  /** What the closing button says; "OK" by default. */
  button?: string;
}

export interface Question extends Message {
  /** What the button says that changes nothing; "Cancel" by default. */
  cancel?: string;
}

/** Shows a message; the promise is kept when it is closed. */
export async function alert({ title, text, button }: Message): Promise<void> {
  await show(title, text, [{ label: button ?? say('modal.ok'), value: 'ok' }]);
}

/** Asks; true when the visitor agrees, false when the message is closed in any other way. */
export async function confirm({ title, text, button, cancel }: Question): Promise<boolean> {
  // The one that changes nothing is first, and has the focus.
  const buttons = [
    { label: cancel ?? say('modal.cancel'), value: '', isQuiet: true },
    { label: button ?? say('modal.ok'), value: 'ok' },
  ];
  return (await show(title, text, buttons)) === 'ok';
}

const say = (key: 'modal.ok' | 'modal.cancel') => createTranslate(readConfig().strings)(key);

/** Fetches what a message is drawn with, for whoever may have no network by then. */
export async function prepare(): Promise<void> {
  await Promise.all([import('./MessageDialog'), import('react-dom/client')]);
}

/** The component and its React come with the first message; where they cannot be had, the browser says it. */
async function show(title: string, text = '', buttons: MessageButton[]): Promise<string> {
  const opener = document.activeElement as HTMLElement | null;
  try {
    // React is asked for at once, not when the component's chunk has come and asks for it.
    await Promise.all([prepare(), styled(readConfig(), 'modal')]);
    const { showMessage } = await import('./MessageDialog');
    return await showMessage({ title, text, buttons, opener });
  } catch {
    const words = text ? `${title}\n\n${text}` : title;
    if (buttons.length > 1) return globalThis.confirm(words) ? 'ok' : '';
    globalThis.alert(words);
    return 'ok';
  }
}
