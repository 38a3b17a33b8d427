import type { JQuery } from '../dom/jquery';

/** A request of another script, as jQuery tells of it. */
export interface Sent {
  url?: string;
  data?: unknown;
}

interface Answer {
  statusText: string;
  /** HTTP's; 0 without an answer. */
  status: number;
}

/** Calls `tell` for each request by jQuery that has failed; one that its own script has ended, for a newer one, has not. */
export function onFailedRequest(jQuery: JQuery, tell: (sent: Sent, status: number) => void): void {
  jQuery(document).on('ajaxError', (_event, { statusText, status }: Answer, sent: Sent) => {
    if (statusText !== 'abort') tell(sent, status);
  });
}
