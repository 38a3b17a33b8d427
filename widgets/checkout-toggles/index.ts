import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { startToggle } from './toggle';

export default defineWidget({
  name: 'checkout-toggles',
  title: 'Checkout toggles',
  moment: 'idle', // what a screen reader is told of it has to be there before it is touched
  attributes,
  aliases: {
    'a.showlogin': { kind: 'login' },
    'a.showcoupon': { kind: 'coupon' },
    'input#createaccount': { kind: 'account' },
    '#ship-to-different-address input': { kind: 'shipping' },
  },
  pages: ['checkout'],
  start: startToggle,
});
