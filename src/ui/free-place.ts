import { isShown } from '../dom/is-shown';
import { fixedFoot } from './fixed-foot';
import { type Box, lowestFree, type Place, touches, type Wish } from './lowest-free';
import { linesIn, middleOf, shownOf } from './seen-boxes';
import { whenMoved } from './when-moved';

/** What a visitor presses, on any theme. */
const CONTROLS = 'a[href],button,input,select,textarea,summary,[role="button"],[role="tab"],[role="alert"]';

/** What a visitor reads before pressing it. */
const WORDS = 'h1,h2,h3,.price,.amount,[class*="money-amount"]';

/** What a visitor reads besides: kept free where there is a choice. */
const TEXT = 'p,li,dt,dd,td,th,label,b';

/** What the visitor is using right now. */
const IN_HAND = ':focus-visible,:has([aria-expanded="true"],:focus-visible)';

/** What is higher than this is a picture or a text to write: there, only its middle is kept free. */
const LARGE = 130;

/** How far above its own place it may stand, in px: over a bar at the window's foot, not across the page. */
const RISE = 96;

/** What it keeps off from the bars at the window's foot, in px, where these are as high as that or higher. */
const ABOVE = 16;

/** How far they stand one above another, in px, besides what each keeps off from all. */
const APART = 8;

/** Milliseconds without a change that count as rest. */
const REST = 150;

/** The fixed elements of the page, each of which wants a place that is free. */
class Floating {
  /** With the words that stand beside some of them. */
  readonly #elements = new Map<HTMLElement, HTMLElement | null>();
  #end = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #places = new Map<HTMLElement, Place | null>();
  /** Whether all that has changed since it last looked did so by itself. */
  #isShow = false;

  add(element: HTMLElement, words: HTMLElement | null): void {
    if (!this.#elements.size) this.#start();
    this.#isShow = false;
    this.#elements.set(element, words);
    this.#arrange();
  }

  remove(element: HTMLElement): void {
    this.#elements.delete(element);
    this.#places.delete(element);
    place(element, undefined);
    if (!this.#elements.size) this.#end.abort();
  }

  #start(): void {
    this.#end = new AbortController();
    const { signal } = this.#end;
    whenMoved((isShow) => this.#soon(isShow), signal);
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Looks again once all is at rest. */
  #soon(isShow: boolean): void {
    this.#isShow &&= isShow;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#arrange(), REST);
  }

  /** For a show it makes room, and comes back for what the visitor does: beside slides that play it would hop. */
  #arrange(): void {
    // The lowest first; what is in use stays where it is, and the others keep off.
    const all = [...this.#elements].filter(([element]) => element.offsetWidth);
    const inHand = all.filter(([element]) => element.matches(IN_HAND)).map(([element]) => apart(element));
    const elements = all
      .filter(([element]) => !element.matches(IN_HAND))
      .map(([element, words]) => this.#wish(element, words))
      .sort((one, other) => other.home.bottom - one.home.bottom);
    const reach = elements.map(({ home, highest }) => ({ ...home, top: highest }));
    const isNear = (box: Box) => reach.some((each) => touches(box, each));
    const taken = [...inHand, ...this.#boxesOf(CONTROLS, isNear), ...this.#linesOf(WORDS, isNear)];
    const read = this.#linesOf(TEXT, isNear);
    const places = elements.map((wish) => {
      taken.push(wish.foot);
      if (this.#isShow && this.#places.get(wish.element) === null) return null;
      const found = lowestFree(wish, [...taken, ...read]) ?? folded(lowestFree(wish, taken));
      if (found) taken.push({ ...found.box, top: found.box.top - APART });
      return found;
    });
    elements.forEach(({ element }, at) => {
      this.#places.set(element, places[at] ?? null);
      place(element, places[at]);
    });
    this.#isShow = true;
  }

  /** Where it would stand, where it may, and the bars below it. */
  #wish(element: HTMLElement, words: HTMLElement | null): Wish & { element: HTMLElement; foot: Box } {
    const home = homeOf(element, words);
    const high = fixedFoot((home.left + home.right) / 2, (each) => this.#isOneOf(each));
    const highest = home.top - Math.max(RISE, high + ABOVE);
    const foot = { ...home, top: innerHeight - high, bottom: innerHeight };
    const from = (this.#isShow && this.#places.get(element)?.up) || 0;
    return { element, home, highest, canFold: words !== null, from, foot };
  }

  #isOneOf(element: Element): boolean {
    return [...this.#elements.keys()].some((each) => each.contains(element));
  }

  #boxesOf(selector: string, isNear: (box: Box) => boolean): Box[] {
    return this.#seen(selector, isNear)
      .map((element) => shownOf(element.getBoundingClientRect(), element))
      .filter((box) => box !== null)
      .map((box) => (box.bottom - box.top > LARGE ? middleOf(box) : box));
  }

  /** Of the words alone: a paragraph is as wide as the page, its last line is not. */
  #linesOf(selector: string, isNear: (box: Box) => boolean): Box[] {
    return this.#seen(selector, isNear).flatMap((element) =>
      linesIn(element)
        .filter(isNear)
        .map((line) => shownOf(line, element))
        .filter((box) => box !== null),
    );
  }

  /** What can be seen and belongs to none of them. */
  #seen(selector: string, isNear: (box: Box) => boolean): Element[] {
    return [...document.querySelectorAll(selector)].filter(
      (element) =>
        isNear(element.getBoundingClientRect()) &&
        isShown(element, { visibilityProperty: true, opacityProperty: true }) &&
        !this.#isOneOf(element),
    );
  }
}

/** Those of the page. */
const floating = new Floating();

/**
 * Keeps a fixed element off the controls, headings and prices of whatever page it is on: at rest it stands
 * in its corner or a little above it, where it covers none of them (`--mullion-up`, `mullion-folded`), nor
 * a text if that can be had; and where there is no such place it is away (`mullion-away`).
 *
 * The page is read once for all such elements, when nothing moves any more, and only then written.
 *
 * @param words Beside it, hidden while it is folded.
 * @returns Lets go of it, and takes back what was set.
 */
export function keepFree(element: HTMLElement, words: HTMLElement | null = null): () => void {
  floating.add(element, words);
  return () => floating.remove(element);
}

/** Its words, at least, lie on none. */
const folded = (found: Place | null): Place | null => found && { ...found, isFolded: true };

/** What another keeps off from it. */
function apart(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top: top - APART, right, bottom };
}

/** `null`: away; `undefined`: as it was before us. */
function place(element: HTMLElement, found: Place | null | undefined): void {
  const { style, classList } = element;
  classList.toggle('mullion-away', found === null);
  classList.toggle('mullion-folded', found?.isFolded === true);
  if (found?.up) style.setProperty('--mullion-up', `${found.up}px`);
  else if (found !== null) style.removeProperty('--mullion-up');
  if (!element.getAttribute('style')) element.removeAttribute('style');
}

/** Where it stands by its stylesheet; a movement under way is not in these numbers. */
function homeOf(element: HTMLElement, words: HTMLElement | null): Box {
  const { offsetLeft, offsetTop: top, offsetWidth, offsetHeight } = element;
  // It moves up and down alone, so this number is right at any time.
  const left = words?.offsetHeight === offsetHeight ? words.getBoundingClientRect().left : offsetLeft;
  return { left, top, right: offsetLeft + offsetWidth, bottom: top + offsetHeight };
}
