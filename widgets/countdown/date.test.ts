import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate, sayDate } from './date';

const read = (raw: string, zone = 'Asia/Ho_Chi_Minh') => {
  const time = readDate(raw, zone);
  return time === null ? null : new Date(time).toISOString();
};

describe('a date with an offset is that moment, whatever the zone', () => {
  test.each([
    ['2027-01-01T00:00:00+07:00', '2026-12-31T17:00:00.000Z'],
    ['2027-01-01T00:00+0700', '2026-12-31T17:00:00.000Z'],
    ['2027-01-01T00:00:00-05:30', '2027-01-01T05:30:00.000Z'],
    ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00.123Z', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01 00:00:00 +07', '2026-12-31T17:00:00.000Z'],
  ])('%s', (raw, moment) => expect(read(raw)).toBe(moment));
});

describe('a date without one is meant in the zone of the site', () => {
  test.each([
    ['2027/01/01 00:00:00', '2026-12-31T17:00:00.000Z'],
    ['2027/1/1', '2026-12-31T17:00:00.000Z'],
    ['2027-01-01', '2026-12-31T17:00:00.000Z'],
    ['2027-01-01T08:30', '2027-01-01T01:30:00.000Z'],
    [' 2024-02-29 12:00 ', '2024-02-29T05:00:00.000Z'],
  ])('%s', (raw, moment) => expect(read(raw)).toBe(moment));

  test.each(['+07:00', '+0700', '+07', 'Asia/Ho_Chi_Minh'])('which may be written %s', (zone) => {
    expect(read('2027-01-01', zone)).toBe('2026-12-31T17:00:00.000Z');
  });

  test('UTC is a zone', () => expect(read('2027-01-01', 'UTC')).toBe('2027-01-01T00:00:00.000Z'));

  test('and without any it is the visitor’s', () => {
    expect(read('2027-06-01 12:00', '')).toBe(new Date(2027, 5, 1, 12).toISOString());
  });

  test('a zone that there is not is an error', () => {
    expect(() => read('2027-01-01', 'Asia/Saigonn')).toThrow(RangeError);
  });
});

describe('summer time', () => {
  test.each([
    ['before it begins', '2027-03-28 01:59:59', '2027-03-28T00:59:59.000Z'],
    ['a time that the clocks leap over', '2027-03-28 02:30:00', '2027-03-28T01:30:00.000Z'],
    ['when it has begun', '2027-03-28 03:00:00', '2027-03-28T01:00:00.000Z'],
    ['before it ends', '2027-10-31 01:59:59', '2027-10-30T23:59:59.000Z'],
    ['a time that the clocks show twice', '2027-10-31 02:30:00', '2027-10-31T00:30:00.000Z'],
    ['when it has ended', '2027-10-31 03:00:00', '2027-10-31T02:00:00.000Z'],
  ])('in Berlin, %s', (_when, raw, moment) => expect(read(raw, 'Europe/Berlin')).toBe(moment));

  test.each([
    ['2027-03-14 02:30:00', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z'],
    ['2027-07-01 12:00:00', '2027-07-01T16:00:00.000Z'],
  ])('in New York: %s', (raw, moment) => expect(read(raw, 'America/New_York')).toBe(moment));

  test('of half an hour, on Lord Howe', () => {
    expect(read('2027-04-04 01:45:00', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
  });
});

test.each([
  '',
  'tomorrow',
  '2027',
  '2027-13-01',
  '2027-02-30',
  '0026-01-01',
  '2027-01-01T24:00',
  '2027-01-01T10:61',
  '2027-01-01T10:00:60',
  '01/02/2027',
  '2027-01/01',
  '20270101',
  '2027-01-01T10',
  '<b>2027-01-01</b>',
  '2027-01-01 10:00 +7',
])('"%s" is no date', (raw) => expect(read(raw)).toBeNull());

test('every moment that a zone’s clocks show comes back', () => {
  const zones = fc.constantFrom('Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'UTC', '-03:30');
  const shown = { 'Asia/Ho_Chi_Minh': 420, 'Asia/Kathmandu': 345, UTC: 0, '-03:30': -210 };
  fc.assert(
    fc.property(fc.integer({ min: 978_307_200, max: 4_102_444_800 }), zones, (second, zone) => {
      const wall = new Date(second * 1000 + shown[zone] * 60_000).toISOString().slice(0, 19);
      return readDate(wall, zone) === second * 1000;
    }),
    { numRuns: 300 },
  );
});

test('a date with an offset is what the language itself makes of it', () => {
  const parts = fc.tuple(
    fc.integer({ min: 0, max: 4_102_444_800 }),
    fc.integer({ min: -14 * 60, max: 14 * 60 }),
  );
  fc.assert(
    fc.property(parts, fc.constantFrom('', 'Asia/Ho_Chi_Minh', 'Europe/Berlin'), ([second, east], zone) => {
      const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
      const offset = `${east < 0 ? '-' : '+'}${two(Math.abs(east) / 60)}:${two(Math.abs(east) % 60)}`;
      const written = new Date((second + east * 60) * 1000).toISOString().replace('.000Z', offset);
      return readDate(written, zone) === Date.parse(written);
    }),
    { numRuns: 300 },
  );
});

test('whatever text it is, it is a day that the calendar has, or no date', () => {
  const piece = fc.constantFrom(
    '2027',
    '02',
    '29',
    '30',
    '-',
    '/',
    'T',
    ':',
    '25',
    '61',
    'Z',
    '+07',
    ' ',
    '0',
  );
  const raw = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  );
  const near = fc
    .tuple(fc.nat(9999), fc.nat(15), fc.nat(35), fc.nat(27), fc.nat(65))
    .map(([y, m, d, h, i]) => {
      const two = (value: number) => String(value).padStart(2, '0');
      return `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}T${two(h)}:${two(i)}Z`;
    });
  fc.assert(
    fc.property(fc.oneof(raw, near), (written) => {
      const time = readDate(written, 'UTC');
      if (time === null) return true;
      const [year, month, day] = written.trim().split(/\D+/).map(Number);
      const made = new Date(time);
      const isShifted = /[+-]/.test(written.trim().replace(/^\d+\D\d+\D\d+/, ''));
      return (
        Number.isFinite(time) &&
        (isShifted ||
          [made.getUTCFullYear(), made.getUTCMonth() + 1, made.getUTCDate()].join() ===
            `${[year, month, day]}`)
      );
    }),
    { numRuns: 500 },
  );
});

test('a date is said in the language and the zone of the site', () => {
  document.documentElement.lang = 'vi';
  expect(sayDate(Date.UTC(2026, 11, 31, 17), 'Asia/Ho_Chi_Minh')).toMatch(/00:00.*ngày 1 tháng 1 năm 2027/i);
  document.documentElement.lang = 'no such language';
  expect(sayDate(0, 'UTC')).toContain('1970');
});
