import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { startCountdown } from './start';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The date of a countdown is reached, or was when the page came. */
    'countdown-ended': { element: Element };
  }
}

export default defineWidget({
  name: 'countdown',
  title: 'Countdown',
  moment: 'visible',
  attributes,
  start: startCountdown,
});
