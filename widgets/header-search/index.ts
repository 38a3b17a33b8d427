import { defineWidget } from '../../src/registry/define-widget';
import { startSearch } from './search';

export default defineWidget({
  name: 'header-search',
  title: 'Header search',
  moment: 'interaction',
  attributes: {},
  start: startSearch,
});
