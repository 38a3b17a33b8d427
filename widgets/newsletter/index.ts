import { defineWidget } from '../../src/registry/define-widget';
import { startNewsletter } from './newsletter';

export default defineWidget({
  name: 'newsletter',
  title: 'Newsletter',
  moment: 'interaction',
  speaksLater: true,
  attributes: {},
  start: startNewsletter,
});
