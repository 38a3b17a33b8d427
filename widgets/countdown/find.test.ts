import { beforeEach, expect, test } from 'vitest';
import { entries, keptByJQuery } from '../../tests/unit/helpers/find';
import { find } from './find';

beforeEach(() => {
  document.head.innerHTML = '';
  keptByJQuery({});
});

test('jquery.countdown: by what it keeps with the element; the date is the markup’s', () => {
  document.body.innerHTML = '<div id="sale" data-countdown="2031/01/01">1499 08:14:25</div>';
  keptByJQuery({ '#sale': { countdownInstance: 0 } });
  const [entry] = entries('countdown', find);
  expect(entry).toMatchObject({ what: 'jquery.countdown', selector: '#sale' });
  expect(entry?.lines).toContain("['until' => '2031/01/01']");
  expect(entry?.note).toBeUndefined();
});

test('seconds since 1970 are a date, too', () => {
  document.body.innerHTML = '<div id="sale" data-countdown="1924992000"></div>';
  expect(entries('countdown', find)[0]?.lines).toContain("'2031-01-01T00:00:00.000Z'");
});

test('two clocks with dates of their own are two', () => {
  document.body.innerHTML =
    '<p class="clock" data-countdown="2031/01/01"></p><p class="clock late" data-countdown="2032/01/01"></p>';
  expect(entries('countdown', find).map(({ elements }) => elements.length)).toEqual([1, 1]);
});

test('what ticks without a date is listed, and the date is asked for', () => {
  document.body.innerHTML = '<div class="timer"><b>09</b>:<i>50</i></div>';
  const [entry] = entries('countdown', find, [document.querySelector<HTMLElement>('.timer')!]);
  expect(entry).toMatchObject({ what: 'ticking', selector: '.timer', note: 'date' });
  expect(entry?.lines).not.toContain('add_action');
});

test('a clock that is listed by its date is not listed again because it ticks, and ours is not listed', () => {
  document.body.innerHTML =
    '<div id="sale" data-countdown="2031/01/01"><b>1</b></div><p data-widget="countdown" data-until="2031"><b>2</b></p><p data-countdown="yes">no date</p>';
  const ticking = [...document.querySelectorAll<HTMLElement>('b')];
  expect(entries('countdown', find, ticking).map(({ selector }) => selector)).toEqual(['#sale']);
});
