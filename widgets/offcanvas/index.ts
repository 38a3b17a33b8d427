import { choice } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { startOffcanvas } from './offcanvas';

export default defineWidget({
  name: 'offcanvas',
  title: 'Slide-in menu',
  // Its openers are elsewhere on the page, where no click is held for it.
  moment: 'load',
  attributes: {
    /** Which side it comes from; style.css reads it too. */
    side: choice(['start', 'end'], { fallback: 'start' }),
  },
  start: ({ element, ctx, signal }) => {
    if (!(element instanceof HTMLDialogElement) || !element.id)
      throw new WidgetError('bad-markup', 'offcanvas', 'It should be a <dialog> with an id.');
    return startOffcanvas(element, ctx, signal);
  },
});
