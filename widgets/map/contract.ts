import { type AttributeType, integer, text } from '../../src/contract/attributes';

/** Where the map is and what it is called; the key is a setting of the owner's, never an attribute. */
export const attributes = {
  lat: degrees(90),
  lng: degrees(180),
  zoom: integer({ min: 1, max: 21, fallback: 16 }),
  title: text({ max: 200, fallback: '' }),
};

/** A decimal number of degrees, as maps write it: `10.7769`. */
function degrees(limit: number): AttributeType<number> {
  return {
    fallback: undefined,
    expected: `a number of degrees from -${limit} to ${limit}, such as 10.7769`,
    parse: (raw) => {
      const value = /^-?\d{1,3}(\.\d{1,15})?$/.test(raw) ? Number(raw) : Number.NaN;
      return Math.abs(value) <= limit ? value : undefined;
    },
  };
}
