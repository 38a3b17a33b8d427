import { defineWidget } from '../../src/registry/define-widget';
import { startSort } from './sort';

export default defineWidget({
  name: 'sort',
  title: 'Sorting without a button',
  moment: 'interaction', // nobody sorts without touching the field first
  attributes: {},
  aliases: { 'form.woocommerce-ordering': {} },
  pages: ['listing'],
  start: startSort,
});
