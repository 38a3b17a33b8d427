import { defineWidget } from '../../src/registry/define-widget';
import { startNewsletter } from './start';

export default defineWidget({
  name: 'newsletter',
  title: 'Newsletter',
  moment: 'interaction',
  speaksLater: true,
  attributes: {},
  start: startNewsletter,
});
