import { hydrate } from '../../src/react/hydrate';
import { defineWidget } from '../../src/registry/define-widget';
import { MiniCart } from './MiniCart';

export default defineWidget({
  name: 'mini-cart',
  title: 'Mini-cart',
  moment: 'interaction',
  attributes: {},
  speaksLater: true,
  budget: { script: '3.5 kB', because: 'steppers, undo and the states of a whole cart' },
  start: hydrate(MiniCart, 'mini-cart'),
});
