import Cookies from 'js-cookie';
import { identifier } from '../../src/contract/attributes';
import { defineWidget, type Instance } from '../../src/registry/define-widget';
import { dismiss } from './dismiss';

declare module '../../src/bus/events' {
  interface MullionEvents {
    'notice-dismissed': { id: string };
  }
}

const attributes = {
  noticeId: identifier({ about: 'Names the cookie; another id is another notice' }),
};

/** Keeps the notice away, from now on, when its form is sent. */
function startNotice(instance: Instance<typeof attributes>): void {
  const { element, attributes, bus, signal } = instance;
  const { noticeId } = attributes;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    Cookies.set(`store_notice${noticeId}`, 'hidden', { path: '/' });
    dismiss(element);
    bus.emit('notice-dismissed', { id: noticeId });
  };
  element.addEventListener('submit', onSubmit, { signal });
}

export default defineWidget({
  name: 'notice',
  title: 'Store notice',
  moment: 'load',
  attributes,
  start: startNotice,
});
