import { integer, number, text } from '../../src/contract/attributes';

/** Where the map is and what it is called; the key is a setting of the owner's, never an attribute. */
export const attributes = {
  lat: number({ min: -90, max: 90, unit: '°' }),
  lng: number({ min: -180, max: 180, unit: '°' }),
  zoom: integer({ min: 1, max: 21, fallback: 16 }),
  title: text({ max: 200, fallback: '' }),
};
