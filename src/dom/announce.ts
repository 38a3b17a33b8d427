let waiting: string[] = [];

/**
 * Puts a short sentence into the page's one polite live region, which PHP prints at the end of the
 * page so that it is there before the first message. Sentences of one moment are said together.
 */
export function announce(message: string): void {
  const region = document.getElementById('mullion-status');
  if (!region) return;
  // Emptied first: the same sentence twice is two announcements.
  region.textContent = '';
  waiting.push(message);
  requestAnimationFrame(() => {
    if (waiting.length) region.textContent = waiting.join(' ');
    waiting = [];
  });
}
