import { choice } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { startOffcanvas } from './offcanvas';

export default defineWidget({
  name: 'offcanvas',
  title: 'Slide-in menu',
  // Its openers are elsewhere on the page, where no click is held for it.
  moment: 'load',
  attributes: {
    // Read by style.css.
    side: choice(['start', 'end'], {
      fallback: 'start',
      about: 'The side it comes from, in the direction of writing',
    }),
  },
  start: startOffcanvas,
});
