/** Puts a short sentence in the page's one polite live region. */
export type Announce = (message: string) => void;

/**
 * Makes `announce()`. PHP prints the region at the end of the page, so that it is there before the
 * first message. Sentences of one moment are said together.
 */
export function createAnnounce(): Announce {
  let waiting: string[] = [];
  return (message) => {
    const region = document.getElementById('mullion-status');
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
