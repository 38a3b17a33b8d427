import { identifier } from '../../src/contract/attributes';

/** What a theme may write as `data-*`; `npm run docs` puts it into README.md. */
export const attributes = {
  prefix: identifier({
    fallback: '',
    about: "Begins the fields' names; without it, as an order's do: `wc_order_attribution_`",
  }),
};
