import { choice, integer } from '../../src/contract/attributes';

export const attributes = {
  effect: choice(['fade', 'up', 'down', 'start', 'end', 'zoom'], {
    fallback: 'up',
    about: 'How it comes in: `up` rises, `start` comes from where lines begin',
  }),
  delay: integer({ min: 0, max: 1000, fallback: 0, unit: 'ms', about: 'How long it waits before it moves' }),
  stagger: integer({
    min: 0,
    max: 1000,
    fallback: 0,
    unit: 'ms',
    about: 'How long after one child the next comes; with 0 the element moves as a whole',
  }),
};
