import { defineWidget } from '../../src/registry/define-widget';
import { startAttribution } from './attribution';
import { attributes } from './contract';

export default defineWidget({
  name: 'attribution',
  title: 'Order attribution',
  moment: 'idle', // nobody has filled a form in before
  attributes,
  aliases: { 'wc-order-attribution-inputs': {} },
  pages: ['checkout', 'account'],
  start: startAttribution,
});
