import { integer, number, text } from '../../src/contract/attributes';

/** Where the map is and what it is called; the key is a setting of the owner's, never an attribute. */
export const attributes = {
  lat: number({ min: -90, max: 90, unit: '°', about: 'How far north the place is: `10.7769`' }),
  lng: number({ min: -180, max: 180, unit: '°', about: 'How far east the place is: `106.7009`' }),
  zoom: integer({ min: 1, max: 21, fallback: 16, about: 'How near the map is: 1 is the world, 21 a house' }),
  title: text({
    max: 200,
    fallback: '',
    about: 'What the place is called; the pin and the map have that name',
  }),
};
