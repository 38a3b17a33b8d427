import type { Attributes } from '../../src/contract/attributes';
import { type HydrateProps, hydrate } from '../../src/react/hydrate';
import type { Start } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { Countdown } from './Countdown';
import type { attributes } from './contract';
import { readDate } from './date';
import { gather } from './own-content';

type Contract = typeof attributes;

/** Shows days, hours, minutes and seconds until a date, in place of the element's own text. */
export const startCountdown: Start<Contract> = async (instance) => {
  const { element, attributes, config } = instance;
  const zone = attributes.timezone || String(config.settings.site?.timezone ?? '');
  const until = dateOf(element, attributes, zone);
  const giveBack = gather(element);
  const WithDate = (props: HydrateProps<Contract>) => <Countdown {...props} until={until} zone={zone} />;
  const end = await hydrate(WithDate, 'countdown')(instance);
  return () => {
    end?.();
    giveBack();
  };
};

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
