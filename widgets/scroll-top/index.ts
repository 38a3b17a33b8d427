import { defineWidget } from '../../src/registry/define-widget';
import { startScrollTop } from './scroll-top';

export default defineWidget({
  name: 'scroll-top',
  title: 'Back to the top',
  moment: 'idle',
  attributes: {},
  start: startScrollTop,
});
