import { hydrate } from '../../src/react/hydrate';
import { defineWidget } from '../../src/registry/define-widget';
import { MiniCart } from './MiniCart';

export default defineWidget({
  name: 'mini-cart',
  title: 'Mini-cart',
  moment: 'interaction',
  attributes: {},
  speaksLater: true,
  start: hydrate(MiniCart, 'mini-cart'),
});
