import { defineWidget } from '../../src/registry/define-widget';
import { startInputHint } from './input-hint';

export default defineWidget({
  name: 'input-hint',
  title: 'Hints at fields',
  moment: 'idle', // the touch that opens it is on the field beside it
  attributes: {},
  aliases: { '.woocommerce-input-wrapper > span.description': {} },
  pages: ['checkout', 'account'],
  start: startInputHint,
});
