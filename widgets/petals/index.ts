import { defineWidget } from '../../src/registry/define-widget';
import { petals } from './petals';

export default defineWidget({
  name: 'petals',
  title: 'Falling blossoms',
  moment: 'idle',
  attributes: {},
  start: ({ element, ctx, signal }) => petals(element, ctx, signal),
});
