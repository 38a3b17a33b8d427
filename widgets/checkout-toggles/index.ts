import { choice, identifier } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { KINDS } from './kinds';
import { startToggle } from './toggle';

export default defineWidget({
  name: 'checkout-toggles',
  title: 'Checkout toggles',
  moment: 'idle', // what a screen reader is told of it has to be there before it is touched
  attributes: { kind: choice(KINDS, { fallback: 'section' }), panel: identifier({ fallback: '' }) },
  aliases: {
    'a.showlogin': { kind: 'login' },
    'a.showcoupon': { kind: 'coupon' },
    'input#createaccount': { kind: 'account' },
    '#ship-to-different-address input': { kind: 'shipping' },
  },
  pages: ['checkout'],
  start: ({ element, attributes: { kind, panel }, signal }) =>
    startToggle({ element, kind, id: panel, signal }),
});
