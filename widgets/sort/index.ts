import { defineWidget } from '../../src/registry/define-widget';
import { startSort } from './sort';

export default defineWidget({
  name: 'sort',
  title: 'Sorting without a button',
  moment: 'interaction', // nobody sorts without touching the field first
  attributes: {},
  // A list of the theme's own may stand anywhere, and changes the field by script.
  aliases: { 'form.woocommerce-ordering': { hydrate: 'idle' } },
  pages: ['listing'],
  start: startSort,
});
