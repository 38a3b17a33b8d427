import { defineWidget } from '../../src/registry/define-widget';
import { startTabs } from './tabs';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** `panel` is the one that is shown now. */
    'tab-opened': { element: Element; panel: Element };
  }
}

export default defineWidget({
  name: 'tabs',
  title: 'Tabs',
  moment: 'visible',
  attributes: {},
  start: startTabs,
});
