import { safeUrl } from '../../src/dom/safe-url';
import { defineWidget } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { startNewsletter } from './newsletter';

export default defineWidget({
  name: 'newsletter',
  title: 'Newsletter',
  moment: 'interaction',
  attributes: {},
  start: ({ element, ctx, signal }) => {
    // Not the property: the form has a field of that name.
    const action = safeUrl(element.getAttribute('action'));
    if (!(element instanceof HTMLFormElement) || !action)
      throw new WidgetError(
        'bad-markup',
        'newsletter',
        'It should be a <form> with an action on this site: /wp-admin/admin-ajax.php.',
      );
    return startNewsletter(element, action, ctx, signal);
  },
});
