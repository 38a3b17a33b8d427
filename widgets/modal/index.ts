import { defineWidget } from '../../src/registry/define-widget';
import { startModal } from './modal';

/** What `mullion.load('modal')` gives to a theme's own script and to other widgets. */
export { alert, confirm, type Message, prepare, type Question } from './message';
export { open } from './modal';

declare module '../../src/chunks/load' {
  interface WidgetModules {
    modal: typeof import('.');
  }
}

export default defineWidget({
  name: 'modal',
  title: 'Dialog',
  // Its openers are elsewhere on the page, where no click is held for it.
  moment: 'load',
  attributes: {},
  start: startModal,
});
