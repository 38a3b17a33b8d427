/**
 * Asks a form to be sent, as a press on its button would: checked, and with its `submit` event.
 *
 * @param button One of the form's own; its name and value go along.
 */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null): void {
  // Of the prototype: a field called "requestSubmit" would stand in for the form's own. Safari has it from 16 on.
  const { requestSubmit: own } = HTMLFormElement.prototype;
  if (own) {
    own.call(form, button);
    return;
  }
  const pressed = button ?? form.appendChild(document.createElement('button'));
  pressed.click();
  if (!button) pressed.remove();
}
