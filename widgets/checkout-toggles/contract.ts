import { choice, identifier } from '../../src/contract/attributes';

/** What a toggle shows: four of WooCommerce's sections, any other, or a panel at the side of the page. */
const KINDS = ['section', 'login', 'coupon', 'account', 'shipping', 'side'] as const;
export type Kind = (typeof KINDS)[number];

export const attributes = {
  kind: choice(KINDS, {
    fallback: 'section',
    about:
      'What it shows, and so how long that takes: any section, one of the four of WooCommerce, or a panel at the side',
  }),
  panel: identifier({
    fallback: '',
    about: 'The id of what it shows; the four of WooCommerce are found without one',
  }),
};
