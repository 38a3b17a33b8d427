import { vi } from 'vitest';
import type { OrderAttribution } from '../../../src/attribution/order-attribution';
import { FIELDS } from './attribution-fields';

/** A cookie jar that keeps what is written, and the letter of each writing; a domain is not looked at. */
export function installCookies() {
  const jar = new Map<string, string>();
  const writes: string[] = [];
  const set = (text: string) => {
    writes.push(text);
    const [pair = '', ...attributes] = text.split(';');
    const at = pair.indexOf('=');
    const isOver = attributes.some((one) => one.trim() === 'max-age=0');
    if (isOver) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  );
  vi.spyOn(document, 'cookie', 'set').mockImplementation(set);
  return { jar, writes };
}

/** The page that the visitor is on now: its script begins anew. */
export function visit(url: string, referrer = '', userAgent = 'Facts/1.0 (a; b)') {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(url);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Reflect.deleteProperty(window, 'sbjs');
}

/** What WooCommerce prints, with its functions there once the script runs. */
export function shopOf(
  params: Partial<OrderAttribution['params']> = {},
  fields: Record<string, string> = FIELDS,
) {
  return {
    params: {
      lifetime: 0.00001,
      session: 30,
      prefix: 'wc_order_attribution_',
      allowTracking: true,
      ...params,
    },
    fields: { ...fields },
  } as OrderAttribution & Required<Pick<OrderAttribution, 'setOrderTracking' | 'getAttributionData'>>;
}

export const inputs = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input')].map((input) => [
      input.name.replace('wc_order_attribution_', ''),
      input.value,
    ]),
  );
