import { styled } from '../../src/chunks/styled';
import { readConfig } from '../../src/contract/config';
import { ensureId } from '../../src/dom/ids';
import { createTranslate } from '../../src/i18n/translate';
import { openDialog } from '../../src/ui/dialog';

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
  await show(title, text, [buttonOf(button ?? say('modal.ok'), 'ok')]);
}

/** Asks; true when the visitor agrees, false when the message is closed in any other way. */
export async function confirm({ title, text, button, cancel }: Question): Promise<boolean> {
  // The one that changes nothing is first, and has the focus.
  const buttons = [
    buttonOf(cancel ?? say('modal.cancel'), '', 'mullion-modal__button--quiet'),
    buttonOf(button ?? say('modal.ok'), 'ok'),
  ];
  return (await show(title, text, buttons)) === 'ok';
}

const say = (key: 'modal.ok' | 'modal.cancel') => createTranslate(readConfig().strings)(key);

async function show(title: string, text = '', buttons: HTMLButtonElement[]): Promise<string> {
  const opener = document.activeElement as HTMLElement | null;
  const dialog = messageOf(title, text, buttons);
  await styled(readConfig(), 'modal');
  document.body.append(dialog);
  return new Promise((resolve) => {
    const onClose = () => {
      dialog.remove();
      resolve(dialog.returnValue);
    };
    openDialog(dialog, { opener, closesOutside: false, onClose });
  });
}

function messageOf(title: string, text: string, buttons: HTMLButtonElement[]): HTMLDialogElement {
  const dialog = part('dialog', 'mullion-modal mullion-modal--message');
  const heading = part('h2', 'mullion-modal__title', title);
  const body = part('p', 'mullion-modal__text', text);
  const actions = part('div', 'mullion-modal__actions');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', ensureId(heading, 'message'));
  actions.append(...buttons);
  dialog.append(heading, ...(text ? [body] : []), actions);
  if (text) dialog.setAttribute('aria-describedby', ensureId(body, 'message'));
  return dialog;
}

function buttonOf(label: string, value: string, more = ''): HTMLButtonElement {
  const button = part('button', `mullion-modal__button ${more}`.trim(), label);
  button.type = 'button';
  button.value = value;
  button.dataset.close = '';
  return button;
}

function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
