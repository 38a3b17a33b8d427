import { safeUrl } from '../../src/dom/safe-url';
import { type EnhanceProps, enhance } from '../../src/react/enhance';
import type { Start } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { Newsletter } from './Newsletter';

/** Sends the form in the background, once for each wish, and says in a dialog what became of it. */
export const startNewsletter: Start = (instance) => {
  const { element: form } = instance;
  // Not the property: the form has a field of that name.
  const action = safeUrl(form.getAttribute('action'));
  if (!(form instanceof HTMLFormElement) || !action)
    throw new WidgetError(
      'bad-markup',
      'newsletter',
      'It should be a <form> with an action on this site: /wp-admin/admin-ajax.php.',
    );
  const OfForm = (props: EnhanceProps) => <Newsletter {...props} form={form} action={action} />;
  return enhance(OfForm, 'newsletter')(instance);
};
