import type { Attributes } from '../../src/contract/attributes';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { Clock } from './clock';
import type { attributes } from './contract';
import { readDate, sayDate } from './date';
import { Ticker } from './ticker';

type Contract = typeof attributes;

/** One for all countdowns of the page. */
const ticker = new Ticker();

/** Shows days, hours, minutes and seconds until a date, in place of the element's own text. */
export function startCountdown(instance: Instance<Contract>): Cleanup {
  const { element, attributes, config, t, announce, bus } = instance;
  const { ended, endedHide } = attributes;
  const zone = attributes.timezone || String(config.settings.site?.timezone ?? '');
  const until = dateOf(element, attributes, zone);
  const labels = ['days', 'hours', 'minutes', 'seconds'].map((unit) => t(`countdown.${unit}`));
  const clock = new Clock(element, t('countdown.until', sayDate(until, zone)), labels);
  let isWatched = false;

  const finish = () => {
    if (endedHide) element.hidden = true;
    else if (ended) clock.replace(ended);
    // Who came later is told nothing: nothing has changed for them.
    if (isWatched) announce(ended || t('countdown.ended'));
    bus.emit('countdown-ended', { element });
  };
  clock.start();
  const stop = ticker.add((now) => {
    // Rounded up: the second under way is still to come.
    const seconds = Math.max(0, Math.ceil((until - now) / 1000));
    clock.show(seconds);
    if (!seconds) finish();
    isWatched = true;
    return seconds > 0;
  });
  return () => {
    stop();
    clock.stop();
    if (endedHide) element.hidden = false;
  };
}

/** @throws WidgetError (`bad-attribute`) that names the value and what can be read. */
function dateOf(element: HTMLElement, { until, date }: Attributes<Contract>, zone: string): number {
  const time = element.matches('time') ? element : element.querySelector('time');
  const raw = until || date || (time?.getAttribute('datetime') ?? '');
  try {
    const read = readDate(raw, zone);
    if (read !== null) return read;
  } catch {
    const problem = `The time zone "${zone}" is unknown; write a name such as Asia/Ho_Chi_Minh, or +07:00.`;
    throw new WidgetError('bad-attribute', 'countdown', problem);
  }
  const example = '2027-01-01T00:00:00+07:00 or 2027/01/01 00:00:00';
  const problem = `data-until is ${JSON.stringify(raw.slice(0, 80))}; it should be a date such as ${example}.`;
  throw new WidgetError('bad-attribute', 'countdown', problem);
}
