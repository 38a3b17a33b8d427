import { rememberAttributes } from '../../src/dom/remember-attributes';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { boxAround } from './box';
import { stepAside } from './step-aside';
import { adoptButton, hasOther, makeButton } from './toggle-button';

/** What we write on the field for as long as it has its button. */
const OURS = ['aria-label', 'spellcheck', 'autocapitalize', 'autocorrect'];

/**
 * Shows and hides what is in a password field (APG "Button", toggle): the name of its button stays,
 * `aria-pressed` says whether the password shows.
 */
export function startPasswordToggle({ element, t, signal }: Instance): Cleanup | undefined {
  if (!(element instanceof HTMLInputElement))
    throw new WidgetError('bad-markup', 'password-toggle', 'It stands on the <input> itself.');
  if (hasOther(element)) return;
  const giveBack = rememberAttributes([element], OURS);
  keepLabel(element);
  keepPrivate(element);
  const box = boxAround(element);
  const adopted = adoptButton(box);
  const button = adopted ?? makeButton();
  button.setAttribute('aria-label', t('password-toggle.show'));
  if (element.id) button.setAttribute('aria-controls', element.id);
  const show = (isShown: boolean) => {
    button.setAttribute('aria-pressed', String(isShown));
    setType(element, isShown ? 'text' : 'password');
  };
  hideWhenSent(element, () => show(false), signal);
  show(false);

  // The focus, and with it a phone's keyboard, stays where it is; keys still come to the button.
  button.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  const press = (event: Event) => {
    if (!button.contains(event.target as Node)) return;
    // What WooCommerce bound to its button would turn the field back.
    if (adopted) event.stopImmediatePropagation();
    show(element.type === 'password');
  };
  box.addEventListener('click', press, { capture: true, signal });
  if (!adopted) element.after(button);
  // It covers the field's end exactly, whatever room the theme gives the field.
  button.style.margin = getComputedStyle(element).margin;
  stepAside(button, element);
  return () => {
    button.remove();
    show(false);
    giveBack();
    if (box.classList.contains('mullion-password--made') && !box.children.length) box.remove();
  };
}

/** A password manager saves, and the browser remembers, what is sent: never as plain text. */
function hideWhenSent({ form }: HTMLInputElement, hide: () => void, signal: AbortSignal): void {
  for (const type of ['submit', 'formdata']) form?.addEventListener(type, hide, { capture: true, signal });
  addEventListener('pagehide', hide, { signal });
}

/** Some browsers put the caret elsewhere when the type changes. */
function setType(input: HTMLInputElement, type: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  if (input.type === type) return;
  input.type = type;
  // Elsewhere than in the focused field, Safari would move the focus here.
  if (input !== document.activeElement || selectionStart === null) return;
  input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/** While it shows, the browser must not send the password to a spelling service, nor change its letters. */
function keepPrivate(input: HTMLInputElement): void {
  input.spellcheck = false;
  input.setAttribute('autocapitalize', 'none');
  input.setAttribute('autocorrect', 'off');
}

/** The field's name comes from the text of a label around it, to which our button would add its own. */
function keepLabel(input: HTMLInputElement): void {
  const label = input.closest('label');
  if (!label || input.hasAttribute('aria-label') || input.hasAttribute('aria-labelledby')) return;
  input.setAttribute('aria-label', label.textContent.trim());
}
