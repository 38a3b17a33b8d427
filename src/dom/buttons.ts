/** A button that shows a sign, and is called `name` by whoever hears the page. */
export function namedButton(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-label', name);
  return button;
}

/**
 * Lets the space bar press every link that is called a button (`role="button"`): WooCommerce 10 does so
 * with its own, themes do, and so do widgets.
 */
export function pressLinks(): void {
  addEventListener('keydown', press);
}

function press(event: KeyboardEvent): void {
  const link = event.target as HTMLElement;
  // The document is no element, and hears keys all the same.
  if (event.key !== ' ' || event.defaultPrevented || !link.matches?.('a[role="button"]')) return;
  event.preventDefault();
  link.click();
}
