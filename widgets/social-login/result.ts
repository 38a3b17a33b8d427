/** What a login came to, as the popup tells it. */
export interface Result {
  success: boolean;
  /** Where the page is to go; not checked yet. */
  redirect?: string | undefined;
  /** Why not, in the page's language. */
  message?: string | undefined;
}

/** The type that our own messages carry; what another plugin posts may have none. */
export const TYPE = 'mullion-login';

/** The channel of one attempt: it reaches us also where the provider's page has cut `window.opener`. */
export const channelName = (attempt: string) => `${TYPE}:${attempt}`;

/** Reads what came in a message; null for anything that is not a result of this attempt. */
export function readResult(data: unknown, attempt: string): Result | null {
  if (typeof data !== 'object' || data === null) return null;
  const given = data as Record<string, unknown>;
  const isOurs = (given.type ?? TYPE) === TYPE && (given.attempt ?? attempt) === attempt;
  if (!isOurs || typeof given.success !== 'boolean') return null;
  const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 2000) : undefined);
  return { success: given.success, redirect: text(given.redirect), message: text(given.message) };
}
