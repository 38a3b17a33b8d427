import type { Subject } from './control';

/** What the server said of a field when it printed the page. */
export interface ServerError {
  text: string;
  /** Takes it away: the field is no longer what the server saw. */
  drop(): void;
}

const MARKED = '[aria-invalid="true"], .error, .woocommerce-invalid *';
/** Finds the server's error of a field: marked as wrong, with or without a message of its own. */
export function serverErrorOf({ control, members }: Subject): ServerError | undefined {
  if (!control.matches(MARKED)) return undefined;
  const ids = `${control.getAttribute('aria-errormessage')} ${control.getAttribute('aria-describedby')}`;
  const named = ids.split(/\s+/).map((id) => document.getElementById(id));
  const message = [...named, ...(control.labels ?? [])].find((one) => one?.matches('[class*="error"]'));
  return {
    text: message?.textContent?.trim() ?? '',
    drop() {
      message?.remove();
      for (const member of members) member.removeAttribute('aria-invalid');
      control.classList.remove('error');
      control.closest('.woocommerce-invalid')?.classList.remove('woocommerce-invalid');
    },
  };
}
