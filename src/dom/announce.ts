/** Puts a short sentence in the page's one polite live region. */
export type Announce = (message: string) => void;

/**
 * Makes `announce()`. PHP prints the region at the end of the page, so that it is there before the
 * first message. Sentences of one moment are said together.
 */
export function createAnnounce(): Announce {
  let waiting: string[] = [];
  return (message) => {
    // A contributor's markup may bear the same id.
    const region = document.querySelector('#mullion-status[role="status"]');
    if (!region) return;
    // Emptied first: the same sentence twice is two announcements.
    region.textContent = '';
    waiting.push(message);
    requestAnimationFrame(() => {
      if (waiting.length) region.textContent = waiting.join(' ');
      waiting = [];
    });
  };
}
