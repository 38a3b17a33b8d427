import type { AttributeType } from '../../src/contract/attributes';

/** A number as scripts write it; empty where the text itself says it. */
const number: AttributeType<string> = {
  kind: 'number',
  fallback: '',
  expected: 'a number such as 1234.5',
  about:
    "What the number is; only needed where the text is not written as the page's language writes numbers",
  parse: (raw) => (/^\d{1,15}(\.\d{1,6})?$/.test(raw) ? raw : undefined),
};

export const attributes = { value: number };
