import { defineWidget } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { startSearch } from './search';

export default defineWidget({
  name: 'header-search',
  title: 'Header search',
  moment: 'interaction',
  attributes: {},
  start: ({ element, signal }) => {
    const field = element.querySelector<HTMLInputElement>('input[type="search"], input[name="s"]');
    if (!(element instanceof HTMLDetailsElement) || !element.querySelector('summary') || !field)
      throw new WidgetError(
        'bad-markup',
        'header-search',
        'It should be a <details> with a <summary> and a search field.',
      );
    startSearch(element, field, signal);
    return undefined;
  },
});
