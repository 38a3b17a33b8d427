import type { Attributes } from '../../src/contract/attributes';
import type { Instance } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { clockIn } from './clock';
import type { attributes } from './contract';
import { readDate, sayDate } from './date';
import { everySecond } from './ticker';

type Contract = typeof attributes;

/** Shows days, hours, minutes and seconds until a date, in place of the element's own text. */
export function startCountdown({ element, attributes: given, ctx }: Instance<Contract>): () => void {
  const { ended, endedHide } = given;
  const zone = given.timezone || String(ctx.config.settings.site?.timezone ?? '');
  const until = dateOf(element, given, zone);
  const clock = clockIn(element, ctx.t('countdown.until', sayDate(until, zone)), [
    ctx.t('countdown.days'),
    ctx.t('countdown.hours'),
    ctx.t('countdown.minutes'),
    ctx.t('countdown.seconds'),
  ]);
  let isWatched = false;

  const finish = () => {
    if (endedHide) element.hidden = true;
    else if (ended) clock.replace(ended);
    // Who came later is told nothing: nothing has changed for them.
    if (isWatched) ctx.announce(ended || ctx.t('countdown.ended'));
    ctx.bus.emit('countdown-ended', { element });
  };
  const stop = everySecond((now) => {
    // Rounded up: the second under way is still to come.
    const seconds = Math.max(0, Math.ceil((until - now) / 1000));
    clock.show(seconds);
    if (!seconds) finish();
    isWatched = true;
    return seconds > 0;
  });
  return () => {
    stop();
    clock.giveBack();
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
