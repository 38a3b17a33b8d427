/** The least and most time between two changes of a clock's text: a busy page is late. */
const BEAT = [700, 1400] as const;
const BEATS = 3;

/** As much of a clock's text as there is: days, hours, minutes and seconds with their names. */
const LONGEST = 80;

/** What stands beside a clock, not in it. */
const OTHERS = 'a,button,form,img,input,h1,h2,h3,h4,h5,h6';

/** Notes each change of text; tells which elements change with the seconds. */
export class Ticking {
  readonly elements = new Set<HTMLElement>();
  readonly #beats = new WeakMap<HTMLElement, { at: number; beats: number }>();

  /** @returns Whether one more is known to tick. */
  note(element: HTMLElement, now: number): boolean {
    if (!/\d/.test(element.textContent)) return false;
    const last = this.#beats.get(element);
    const since = now - (last?.at ?? 0);
    // The same change, in several records.
    if (last && since < 50) return false;
    const isBeat = last !== undefined && since >= BEAT[0] && since <= BEAT[1];
    const beats = isBeat ? last.beats + 1 : 0;
    this.#beats.set(element, { at: now, beats });
    if (beats < BEATS) return false;
    const clock = clockOf(element);
    const isNew = !this.elements.has(clock);
    this.elements.add(clock);
    return isNew;
  }
}

/** The whole clock around the number of its seconds. */
function clockOf(seconds: HTMLElement): HTMLElement {
  let clock = seconds;
  for (let around = clock.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.textContent.trim().length > LONGEST || around.querySelector(OTHERS)) break;
    if (/\d/.test(around.textContent.replace(clock.textContent, ''))) clock = around;
  }
  return clock;
}
