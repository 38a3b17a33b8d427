import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { startReveal } from './reveal';

export default defineWidget({
  name: 'reveal',
  title: 'Appearing while scrolling',
  moment: 'idle',
  attributes,
  start: startReveal,
});
