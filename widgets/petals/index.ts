import { defineWidget } from '../../src/registry/define-widget';
import { startPetals } from './petals';

export default defineWidget({
  name: 'petals',
  title: 'Falling blossoms',
  moment: 'idle',
  attributes: {},
  start: startPetals,
});
