import { defineWidget } from '../../src/registry/define-widget';
import { scrollTop } from './scroll-top';

export default defineWidget({
  name: 'scroll-top',
  moment: 'idle',
  attributes: {},
  start: ({ element, signal }) => scrollTop(element, signal),
});
