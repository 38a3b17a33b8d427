import { jQueryNow } from '../../src/dom/jquery';
import type { Find, Found } from '../../src/find/found';

type Rules = Record<string, Record<string, unknown>>;
interface Validator {
  settings?: { rules?: Rules; messages?: Record<string, unknown> };
}

/** Checked by the shop, or a search that may be empty. */
const OTHERS = '.woocommerce-checkout,[role="search"],[data-widget]';

/** Forms that jQuery Validation checks, with its rules as attributes, and forms with required fields. */
export const find: Find = (page) =>
  [...page.querySelectorAll<HTMLFormElement>('form')].flatMap((element) => {
    if (element.matches(OTHERS)) return [];
    const validator = jQueryNow()?.(element).data().validator as Validator | undefined;
    if (validator?.settings) return [checked(element, validator)];
    const isRequired = element.querySelector(
      '[required],[aria-required="true"],.required:is(input,select,textarea)',
    );
    // Whose author wants no checks: the widget leaves it alone, too.
    return isRequired && !element.noValidate ? [{ element, what: 'required', attributes: {} }] : [];
  });

function checked(element: HTMLElement, { settings }: Validator): Found {
  const markup = Object.entries(settings?.rules ?? {}).flatMap(([field, rules]) => {
    const said = attributesOf(rules, settings?.messages?.[field]);
    return said.length ? [`name="${field}" ${said.join(' ')}`] : [];
  });
  return {
    element,
    what: 'jQuery Validation',
    files: /validat/i,
    plugin: 'validate',
    attributes: {},
    markup,
  };
}

/** Rules that the script gave, as the field's own attributes: an alias stands on the form alone. */
function attributesOf(rules: Record<string, unknown>, messages: unknown): string[] {
  return Object.entries(rules).flatMap(([rule, value]) => {
    const told = rule === 'remote' ? addressOf(value) : written(value);
    if (told === null) return [];
    const message =
      typeof messages === 'string' ? messages : (messages as Record<string, unknown> | null)?.[rule];
    const own = typeof message === 'string' ? ` data-msg-${rule}="${escaped(message)}"` : '';
    return [`data-rule-${rule}="${escaped(told)}"${own}`];
  });
}

const addressOf = (value: unknown) =>
  typeof value === 'string' ? value : written((value as { url?: unknown } | null)?.url);

/** A function, or an object of them, has no written form; what is false is no rule. */
function written(value: unknown): string | null {
  if (Array.isArray(value)) return JSON.stringify(value);
  return value !== false && ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
