/**
 * Puts a short sentence into the page's one polite live region, which PHP prints at the end of the
 * page so that it is there before the first message.
 */
export function announce(message: string): void {
  let region = document.getElementById('mullion-status');
  if (!region) {
    region = document.createElement('div');
    region.id = 'mullion-status';
    region.className = 'mullion-status';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // Emptied first: the same sentence twice is two announcements.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}
