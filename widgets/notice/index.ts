import Cookies from 'js-cookie';
import { identifier } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { dismiss } from './dismiss';

declare module '../../src/bus/events' {
  interface MullionEvents {
    'notice-dismissed': { id: string };
  }
}

export default defineWidget({
  name: 'notice',
  title: 'Store notice',
  moment: 'load',
  attributes: { noticeId: identifier() },
  start: ({ element, attributes: { noticeId }, ctx, signal }) => {
    element.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        Cookies.set(`store_notice${noticeId}`, 'hidden', { path: '/' });
        dismiss(element);
        ctx.bus.emit('notice-dismissed', { id: noticeId });
      },
      { signal },
    );
  },
});
