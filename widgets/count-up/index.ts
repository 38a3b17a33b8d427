import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { startCountUp } from './count-up';

export default defineWidget({
  name: 'count-up',
  title: 'Numbers that count up',
  moment: 'visible',
  attributes,
  start: startCountUp,
});
