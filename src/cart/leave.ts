import { isPlainClick } from '../dom/plain-click';
import type { Context } from '../registry/context';
import type { Queue } from './queue';

/** Longest wait for the request in flight before the page is left, in ms. */
const MOST = 5000;

/**
 * Makes a same-site link or form wait for the cart request in flight, with a visible sign: a page
 * view that overlaps it would undo it on the server (threats.md 0.1). What is only queued goes along
 * to the next page.
 */
export function waitBeforeLeaving(ctx: Context, queue: Queue): void {
  const ready = new WeakSet<Element>();

  const pause = (isHeld: boolean) => {
    queue.pause(isHeld);
    document.documentElement.classList.toggle('mullion-leaving', isHeld);
  };
  const hold = async (event: Event, leave: () => void) => {
    const { current } = queue;
    if (!current) return;
    event.preventDefault();
    pause(true);
    ctx.announce(ctx.t('saving'));
    await Promise.race([current, new Promise((resolve) => setTimeout(resolve, MOST))]);
    leave();
    // Still here a little later: it was a download, or the visitor stayed.
    setTimeout(pause, 3000, false);
  };

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && !event.defaultPrevented && leavesPage(event, link))
      void hold(event, () => location.assign(link.href));
  });

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // By attribute: a field called "target" hides the property.
    if (event.defaultPrevented || ready.delete(form) || form.getAttribute('target')) return;
    if (form.getAttribute('method') === 'dialog') return;
    void hold(event, () => {
      ready.add(form);
      form.requestSubmit(event.submitter);
    });
  });
}

/** A plain click on a link to another page of this site. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (!isPlainClick(event) || link.origin !== location.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  return link.pathname !== location.pathname || link.search !== location.search || !link.hash;
}
