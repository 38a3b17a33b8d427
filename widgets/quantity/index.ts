import { text } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { quantity } from './quantity';

export default defineWidget({
  name: 'quantity',
  title: 'Quantity fields',
  moment: 'visible', // its buttons are to be seen; their place is kept
  attributes: { product: text({ max: 200, fallback: '' }) },
  aliases: { 'div.quantity:not(.hidden)': {} },
  pages: ['product', 'cart'],
  start: quantity,
});
