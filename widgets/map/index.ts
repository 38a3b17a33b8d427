import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { startMap } from './map';

export default defineWidget({
  name: 'map',
  title: 'Map',
  moment: 'visible',
  attributes,
  budget: { script: '3.5 kB', because: "Google's js-api-loader is 1.3 kB of it." },
  start: startMap,
});
