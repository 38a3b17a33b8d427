import { choice, integer } from '../../src/contract/attributes';

export const attributes = {
  effect: choice(['fade', 'up', 'down', 'start', 'end', 'zoom'], { fallback: 'up' }),
  /** ms */
  delay: integer({ min: 0, max: 1000, fallback: 0 }),
  /** ms from one child to the next; 0: the element comes as a whole. */
  stagger: integer({ min: 0, max: 1000, fallback: 0 }),
};
