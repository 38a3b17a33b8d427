import Cookies from 'js-cookie';
import { identifier } from '../../src/contract/attributes';
import { defineWidget, type Instance } from '../../src/registry/define-widget';
import { dismiss, hide } from './dismiss';

declare module '../../src/bus/events' {
  interface MullionEvents {
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
  showAsThemed(element);
  const onDismiss = (event: Event) => {
    event.preventDefault();
    if (element.hidden) return;
    Cookies.set(`store_notice${noticeId}`, 'hidden', { path: '/' });
    bus.emit('notice-dismissed', { id: noticeId });
    dismiss(element);
  };
  // WooCommerce and a theme may both print it: the other goes, too.
  bus.on('notice-dismissed', ({ id }) => id === noticeId && hide(element), signal);
  const onLink = (event: Event) => (event.target as Element).closest(LINK) && onDismiss(event);
  element.addEventListener('submit', onDismiss, { signal });
  element.addEventListener('click', onLink, { signal });
  // WooCommerce's script may be there, too: its answer to a key is a click that only jQuery hears.
  element.addEventListener('keydown', (event) => PRESSES.has(event.key) && onLink(event), { signal });
}

/** The server shows WooCommerce's notice as a block, over the shop's stylesheet; a theme may lay it out otherwise. */
function showAsThemed(notice: HTMLElement): void {
  if (notice.style.display !== 'block') return;
  notice.style.display = '';
  if (getComputedStyle(notice).display === 'none') notice.style.display = 'block';
}

export default defineWidget({
  name: 'notice',
  title: 'Store notice',
  moment: 'load',
  attributes,
  start: startNotice,
});
