import { flag, text } from '../../src/contract/attributes';

/** The `data-*` attributes of a countdown. */
export const attributes = {
  until: text({
    max: 100,
    fallback: '',
    about:
      'The date at which it ends; without it `data-date` is read, else a `<time datetime>` that is the element or in it',
  }),
  date: text({ max: 100, fallback: '', about: 'The same, as themes often call it' }),
  timezone: text({
    max: 60,
    fallback: '',
    about:
      "Where a date without an offset is meant: `Asia/Ho_Chi_Minh`, `+07:00`; without it in the site's zone",
  }),
  ended: text({
    fallback: '',
    about: 'Text in place of the clock at zero; without it the clock stays at zero',
  }),
  endedHide: flag({ about: 'Whether the element goes at zero' }),
};
