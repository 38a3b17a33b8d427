/** The parts of a date, and an offset or `Z` where there is one. */
const DATE =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DAY = 86_400_000;

/**
 * Reads a date: ISO 8601 or `YYYY/MM/DD HH:mm:ss`, with or without time and offset.
 *
 * @param zone IANA name or offset of a date that has none of its own; the visitor's where it is empty.
 *
 * @returns Milliseconds since 1970, or null for what is no date.
 *
 * @throws RangeError when there is no such zone.
 */
export function readDate(raw: string, zone = ''): number | null {
  const [, year, , month, day, hour = '0', minute = '0', second = '0', offset] = DATE.exec(raw.trim()) ?? [];
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)];
  const wall = Date.UTC(...(parts as [number, number]));
  // What flows over (30 February, 25 o'clock, 60 seconds, the year 26) comes out as another date.
  const made = new Date(wall);
  const date = [made.getUTCFullYear(), made.getUTCMonth(), made.getUTCDate()];
  const same = [...date, made.getUTCHours(), made.getUTCMinutes()];
  if (Number.isNaN(wall) || same.join() !== parts.slice(0, 5).join()) return null;
  return wall - (offsetOf(offset) ?? offsetOf(zone) ?? zoneOffset(wall, zone));
}

/** Milliseconds east of Greenwich that `Z`, `+07`, `+0700` or `+07:00` say. */
function offsetOf(text = ''): number | undefined {
  if (/^(z|utc)$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  if (!sign) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

/**
 * The offset that holds in a zone when its clocks show `wall`. A time that the clocks show twice is
 * the first of the two; one that they leap over is as much later (as Temporal's "compatible").
 */
function zoneOffset(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const isRight = (offset: number) => offsetAt(wall - offset, zone) === offset;
  return !isRight(before) && isRight(after) ? after : before;
}

/** What the clocks of a zone are ahead of Greenwich at a moment. */
function offsetAt(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(zone && { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** The date as the site says it, in its zone; or in the visitor's. */
export function sayDate(time: number, zone: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', ...(zone && { timeZone: zone }) } as const;
  const { lang } = document.documentElement;
  try {
    const said = new Intl.DateTimeFormat(lang || undefined, style).format(time);
    // Browsers leave out of a Vietnamese date what is said with it: ngày 30 tháng 11 năm 2026.
    return said.replace(/(\d+ tháng \d+), (\d+)/, 'ngày $1 năm $2');
  } catch {
    // A language that is none, or an offset for a zone where the browser only knows names.
    return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  }
}
