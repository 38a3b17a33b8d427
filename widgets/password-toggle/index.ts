import { defineWidget } from '../../src/registry/define-widget';
import { startPasswordToggle } from './password-toggle';

export default defineWidget({
  name: 'password-toggle',
  title: 'Showing passwords',
  moment: 'visible', // its button is to be seen; its place in the field is kept
  attributes: {},
  aliases: { 'input[type=password]': {} },
  pages: ['checkout', 'account'],
  start: startPasswordToggle,
});
