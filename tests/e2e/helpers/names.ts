/** Words that are the same in every language: names, units, and what Vietnamese has borrowed. */
const WORDS = `
  email menu logo cookie video website web internet api id ip url html csv json ok
  facebook google zalo messenger wordpress woocommerce mullion rss maps cloud javascript chrome
  sku cod vnd mm cm km kn kg kw db pvc upvc epdm inox led wifi champagne sofa cabin composite enter rsd oembed xml
  laser silicon gas ml ph uv
  lamina norda kimova selta vela inosa
`;

/** Taken out as they stand, before words are looked at. */
export const PHRASES = ['Low-E', 'cao su'];

export const NAMES = new Set(WORDS.trim().split(/\s+/));
