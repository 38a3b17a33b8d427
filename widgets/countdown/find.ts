import { jQueryNow } from '../../src/dom/jquery';
import type { Find, Found } from '../../src/find/found';

/** Attributes in which themes write the date. */
const DATES = 'until date countdown countdown-date final-date end-date end due-date date-time deadline'
  .split(' ')
  .map((name) => `data-${name}`);
/** What plugins leave on the element of a clock. */
const CLOCKS = '[data-countdown],[data-countdown-date],[data-final-date],.is-countdown,.hasCountdown';

/** Clocks that run down: by their plugin, by their date, or because their text ticks. */
export const find: Find = (page, ticking) => {
  const marked = [...page.querySelectorAll<HTMLElement>(CLOCKS)].filter(
    (element) => dateOf(element) || element.matches('.is-countdown,.hasCountdown') || isPlugins(element),
  );
  const ticks = [...ticking].filter(
    (element) => element.isConnected && !marked.some((one) => one.contains(element) || element.contains(one)),
  );
  return [...marked, ...ticks]
    .filter(
      (element) => !element.closest('[data-widget]:is([data-widget="countdown"],[data-widget="count-up"])'),
    )
    .map(describe);
};

const isPlugins = (element: Element) => {
  const data = jQueryNow()?.(element).data() ?? {};
  return ['countdownInstance', 'countdown-instance'].some((name) => name in data);
};

function describe(element: HTMLElement): Found {
  const until = dateOf(element) ?? dateOf(element.parentElement);
  const hasPlugin = isPlugins(element) || element.matches('.is-countdown,.hasCountdown');
  return {
    element,
    what: hasPlugin ? 'jquery.countdown' : 'ticking',
    attributes: { until: until ?? 'YYYY-MM-DD HH:MM:SS' },
    ...(hasPlugin && { files: /countdown/i, plugin: 'countdown' }),
    ...(!until && { note: 'date' as const }),
  };
}

/** The date that an element says, as our widget reads it. */
function dateOf(element: Element | null): string | undefined {
  const said = DATES.map((name) => element?.getAttribute(name)?.trim() ?? '');
  const time = element?.querySelector('time[datetime]')?.getAttribute('datetime') ?? '';
  const date = [...said, time].find((text) => /^\d{4}[-/]\d{1,2}[-/]\d{1,2}/.test(text));
  const seconds = said.find((text) => /^\d{10}(\d{3})?$/.test(text));
  if (date) return date;
  return seconds && new Date(Number(seconds.padEnd(13, '0'))).toISOString();
}
