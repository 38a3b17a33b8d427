import { flag, text } from '../../src/contract/attributes';

/** The `data-*` attributes of a countdown. */
export const attributes = {
  until: text({ max: 100, fallback: '' }),
  /** The same, as themes often call it. */
  date: text({ max: 100, fallback: '' }),
  /** Where a date without an offset is meant. */
  timezone: text({ max: 60, fallback: '' }),
  /** Shown in place of the clock when it has ended. */
  ended: text({ fallback: '' }),
  /** Whether the element disappears when it has ended. */
  endedHide: flag(),
};
