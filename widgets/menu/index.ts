import { defineWidget } from '../../src/registry/define-widget';
import { startMenu } from './menu';

export default defineWidget({
  name: 'menu',
  title: 'Menu',
  // The way around the site; markup written by hand has no button until then.
  moment: 'load',
  attributes: {},
  start: startMenu,
});
