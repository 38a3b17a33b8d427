import { optionalFlag } from '../../src/contract/attributes';
import { type Cleanup, defineWidget, type Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { CheckedForm, type Services } from './form';
import { SubmitGuard } from './submit';

declare module '../../src/chunks/load' {
  interface WidgetModules {
    validate: typeof import('.');
  }
}

/** Forms with a script of their own, and those whose author, not we in the form that was copied, wants no checks. */
const LEFT_ALONE = '.woocommerce-checkout, [novalidate]:not([novalidate="mullion"])';

const attributes = {
  summary: optionalFlag({
    about: 'Whether errors are listed at the top of the form; without it from two errors on',
  }),
};

export default defineWidget({
  name: 'validate',
  title: 'Checking of forms',
  moment: 'interaction',
  speaksLater: true,
  attributes,
  budget: {
    script: '5.6 kB',
    because: 'sixteen rules, their messages, the summary, remote checks, no connection',
  },
  start: startValidate,
});

/** Checks a form as it is filled in, and lets it be sent when it is right. */
function startValidate(instance: Instance<typeof attributes>): Cleanup | undefined {
  const { element, attributes } = instance;
  if (!(element instanceof HTMLFormElement))
    throw new WidgetError(
      'bad-markup',
      'validate',
      `<${element.localName}> is no form; put data-widget on the form.`,
    );
  if (element.matches(LEFT_ALONE)) return undefined;
  const checked = CheckedForm.of(element, instance, attributes.summary);
  new SubmitGuard(element, checked, instance).start();
  return () => checked.stop();
}

/**
 * Checks any form and says in it what is wrong; for scripts that send a form themselves.
 *
 * A form without `data-widget="validate"` is looked after from then on, but its submit is the
 * caller's: `signal` ends that.
 */
export function validateForm(form: HTMLFormElement, signal?: AbortSignal): Promise<boolean> {
  // At run time the page's API is the whole context; a page without the entry has none.
  const services = window.mullion as Services | undefined;
  if (!services) return Promise.resolve(form.reportValidity());
  const checked = CheckedForm.of(form, services);
  signal?.addEventListener('abort', () => checked.stop(), { once: true });
  return checked.validate();
}
