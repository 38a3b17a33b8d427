import type { Translate } from '../../../src/i18n/translate';

/** The nodes of the viewer that change. */
export type Nodes = ReturnType<typeof buildDialog>;

/** Builds the viewer's dialog, still closed; one item alone has no arrows. */
export function buildDialog(t: Translate, count: number) {
  const dialog = document.createElement('dialog');
  dialog.className = 'mullion-lightbox';
  const close = button('close', t('close'));
  close.dataset.close = '';
  close.autofocus = true;
  const zoom = button('zoom', '');
  const previous = button('arrow', t('lightbox.previous'));
  const next = button('arrow', t('lightbox.next'));
  next.value = '1';
  const stage = part('div', 'stage');
  const caption = part('p', 'caption');
  const counter = part('p', 'counter');
  // The live region says it in words.
  counter.setAttribute('aria-hidden', 'true');
  const status = document.createElement('p');
  status.className = 'mullion-status';
  status.setAttribute('role', 'status');
  dialog.append(close, zoom, counter, stage, caption);
  if (count > 1) dialog.append(previous, next);
  dialog.append(status);
  return { dialog, close, zoom, previous, next, stage, caption, counter, status };
}

/** An element of the viewer with its class. */
export function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string) {
  const element = document.createElement(tag);
  element.className = `mullion-lightbox__${name}`;
  return element;
}

export function button(name: string, label: string): HTMLButtonElement {
  const element = part('button', name);
  element.type = 'button';
  element.setAttribute('aria-label', label);
  return element;
}
