/** A rectangle in the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What an element that floats asks for. */
export interface Wish {
  /** Where it stands if nothing is in the way. */
  home: Box;
  /** The `top` that it may have at most. */
  highest: number;
  /** Whether a square at its right end is enough. */
  canFold: boolean;
  /** How far above its home it stands at least, in px. */
  from: number;
}

export interface Place {
  box: Box;
  /** How far above its home, in px. */
  up: number;
  /** Whether it is not whole at home: what can fold is a square of its height, at its right end. */
  isFolded: boolean;
}

/** What it keeps off from what it must not cover. */
const GAP = 4;

/**
 * The place nearest to `home` that touches nothing `taken`: whole at home, else folded, there or straight
 * above, no higher than `highest`. `null` where there is none.
 */
export function lowestFree({ home, highest, canFold, from }: Wish, taken: Box[]): Place | null {
  const blockersOf = (box: Box) => taken.filter((each) => touches(each, box));
  if (!from && !blockersOf(home).length) return { box: home, up: 0, isFolded: false };
  const left = canFold ? home.right - (home.bottom - home.top) : home.left;
  for (let up = from; home.top - up >= highest; ) {
    const box = { left, top: home.top - up, right: home.right, bottom: home.bottom - up };
    const blockers = blockersOf(box);
    if (!blockers.length) return { box, up, isFolded: true };
    up = home.bottom - Math.min(...blockers.map(({ top }) => top)) + GAP;
  }
  return null;
}

/** Whether they are nearer to each other than they may be. */
export const touches = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;
