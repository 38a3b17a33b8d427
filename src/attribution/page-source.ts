import { isPrerendered } from '../dom/when-idle';
import type { Values } from './form-inputs';
import { printedAttribution } from './printed';

/** The fields of an order, for a page on which no shop names any (wp-plugin/src/Attribution/Origin.php). */
const FIELDS = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
];

/** The prefix of an order's fields. */
export const pagePrefix = (): string => printedAttribution()?.params?.prefix ?? 'wc_order_attribution_';

/**
 * Where the visitor came from, as the page's tracker tells: null where tracking is off, `undefined`
 * where there is no tracker, or none yet.
 */
export function pageSource(): Values {
  const shop = printedAttribution();
  const names = shop?.fields ? Object.keys(shop.fields) : FIELDS;
  const unknown = () => Object.fromEntries(names.map((name) => [name, undefined]));
  // To ask is to write the page down, which nobody has seen yet.
  return (!isPrerendered() && shop?.getAttributionData?.()) || unknown();
}
