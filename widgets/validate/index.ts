import { optionalFlag } from '../../src/contract/attributes';
import type { Context } from '../../src/registry/context';
import { defineWidget } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { checkedForm } from './form';
import { guardSubmit } from './submit';

/** Forms with a script of their own, and forms whose author wants no checks. */
const LEFT_ALONE = '.woocommerce-checkout, [novalidate]';

declare module '../../src/chunks/load' {
  interface WidgetModules {
    validate: typeof import('.');
  }
}

export default defineWidget({
  name: 'validate',
  title: 'Checking of forms',
  moment: 'interaction',
  attributes: { summary: optionalFlag() },
  budget: { script: '5.5 kB', because: 'sixteen rules, their messages, the summary and remote checks' },
  start: ({ element, attributes: { summary }, ctx, signal }) => {
    if (!(element instanceof HTMLFormElement))
      throw new WidgetError(
        'bad-markup',
        'validate',
        `<${element.localName}> is no form; put data-widget on the form.`,
      );
    if (element.matches(LEFT_ALONE)) return undefined;
    const checked = checkedForm(element, ctx, summary);
    guardSubmit(element, ctx, checked, signal);
    return checked.stop;
  },
});

/**
 * Checks any form and says in it what is wrong; for scripts that send a form themselves.
 *
 * A form without `data-widget="validate"` is looked after from then on, but its submit is the
 * caller's: `signal` ends that.
 */
export function validateForm(form: HTMLFormElement, signal?: AbortSignal): Promise<boolean> {
  // At run time the page's API is the whole context; a page without the entry has none.
  const ctx = window.mullion as Context | undefined;
  if (!ctx) return Promise.resolve(form.reportValidity());
  const checked = checkedForm(form, ctx);
  signal?.addEventListener('abort', checked.stop, { once: true });
  return checked.validate();
}
