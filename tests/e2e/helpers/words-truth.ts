import type { APIRequestContext } from '@playwright/test';

/** What was mailed, and who became a customer: tests/mu-plugins/words-truth.php. */
export interface WordsTruth {
  me: string | null;
  mails: { to: string; subject: string; text: string }[];
  customers: { login: string; email: string; name: string }[];
}

export async function wordsTruth(api: APIRequestContext, asked: object = {}): Promise<WordsTruth> {
  return (await api.post('/?mullion-test=words', { data: JSON.stringify(asked), maxRetries: 3 })).json();
}

/** From now on mails are caught; of these tests only the customer An is known, if wanted. */
export const beginWords = (api: APIRequestContext, customer = false) =>
  wordsTruth(api, { catch: true, fresh: true, customer });

export const endWords = (api: APIRequestContext) => wordsTruth(api, { catch: false, fresh: true });
