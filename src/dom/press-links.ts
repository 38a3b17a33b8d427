/**
 * Lets the space bar press every link that is called a button (`role="button"`): WooCommerce 10 does so
 * with its own, themes do, and so do widgets.
 */
export function pressLinks(signal: AbortSignal): void {
  addEventListener('keydown', press, { signal });
}

function press(event: KeyboardEvent): void {
  const link = event.target as HTMLElement;
  // The document is no element, and hears keys all the same.
  if (event.key !== ' ' || event.defaultPrevented || !link.matches?.('a[role="button"]')) return;
  event.preventDefault();
  link.click();
}
