/** A button that shows a sign, and is called `name` by whoever hears the page. */
export function namedButton(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-label', name);
  return button;
}
