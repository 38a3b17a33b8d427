import { hydrate } from '../../src/react/hydrate';
import { defineWidget } from '../../src/registry/define-widget';
import { MiniCart } from './MiniCart';

const start = hydrate(MiniCart, 'mini-cart');

export default defineWidget({
  name: 'mini-cart',
  title: 'Mini-cart',
  moment: 'interaction',
  attributes: {},
  speaksLater: true,
  budget: {
    script: '3.6 kB',
    style: '1.55 kB',
    because: 'steppers, undo, the sheet of a phone and the states of a whole cart',
  },
  start(instance) {
    const count = instance.element.querySelector('.mullion-mini-cart__count');
    // A browser that translates the page puts elements around it; for a component it is a text.
    if (count?.firstElementChild) count.textContent = `${count.textContent}`;
    return start(instance);
  },
});
