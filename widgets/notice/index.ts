import Cookies from 'js-cookie';
import { identifier } from '../../src/contract/attributes';
import { defineWidget, type Instance } from '../../src/registry/define-widget';
import { dismiss, hide } from './dismiss';
import { printedAs } from './printed-as';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** A visitor has put a notice away. */
    'notice-dismissed': { id: string };
  }
}

const attributes = {
  noticeId: identifier({ about: 'Names the cookie; another id is another notice' }),
};

const PRESSES = new Set(['Enter', ' ']);

/** WooCommerce's own notice has a link, which says that it is a button and has no form. */
const LINK = '.woocommerce-store-notice__dismiss-link';

/** Keeps the notice away, from now on, when its form is sent or its link is pressed. */
function startNotice(instance: Instance<typeof attributes>): void {
  const { element, attributes, bus, signal } = instance;
  const { noticeId } = attributes;
  const onDismiss = (event: Event) => {
    event.preventDefault();
    if (element.hidden) return;
    Cookies.set(`store_notice${noticeId}`, 'hidden', { path: '/' });
    bus.emit('notice-dismissed', { id: noticeId });
    // WooCommerce and a theme may both print it: the other, which nobody has touched, goes, too.
    for (const other of document.querySelectorAll<HTMLElement>(printedAs(noticeId)))
      if (other !== element) hide(other);
    dismiss(element);
  };
  // WooCommerce's script may have put it away at the very touch that brought us.
  if (element.style.display === 'none') dismiss(element);
  const onLink = (event: Event) => (event.target as Element).closest(LINK) && onDismiss(event);
  element.addEventListener('submit', onDismiss, { signal });
  element.addEventListener('click', onLink, { signal });
  // WooCommerce's script may be there, too: its answer to a key is a click that only jQuery hears.
  element.addEventListener('keydown', (event) => PRESSES.has(event.key) && onLink(event), { signal });
}

export default defineWidget({
  name: 'notice',
  title: 'Store notice',
  moment: 'interaction',
  attributes,
  start: startNotice,
});
