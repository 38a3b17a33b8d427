import { describe, expect, test } from 'vitest';
import { type Box, lowestFree } from './lowest-free';

/** A bar of 200 × 50 at the right foot of a window of 400 × 800. */
const HOME: Box = { left: 184, top: 734, right: 384, bottom: 784 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const find = (...taken: Box[]) => lowestFree({ home: HOME, highest: 200, canFold: true, from: 0 }, taken);

describe('what floats', () => {
  test('stays at home and whole where nothing is below it', () => {
    expect(find(box(0, 0, 400, 700), box(0, 734, 170, 784))).toEqual({ box: HOME, up: 0, isFolded: false });
  });

  test('folds to its right end where only its words are in the way', () => {
    expect(find(box(200, 740, 320, 780))).toEqual({ box: box(334, 734, 384, 784), up: 0, isFolded: true });
  });

  test('stays whole above what is in the way where it cannot fold', () => {
    const wish = { home: HOME, highest: 200, canFold: false, from: 0 };
    expect(lowestFree(wish, [box(200, 740, 320, 780)])).toEqual({
      box: box(184, 686, 384, 736),
      up: 48,
      isFolded: true,
    });
  });

  test('goes straight up, as far as it has to and no farther', () => {
    const place = find(box(0, 760, 400, 800), box(0, 700, 400, 730));
    expect(place?.isFolded).toBe(true);
    // Between them it does not fit: above both, with four pixels of air.
    expect(place?.box.bottom).toBe(696);
    expect(place?.up).toBe(88);
  });

  test('takes a gap that is high enough, and no other', () => {
    const rows = (pitch: number) =>
      Array.from({ length: 9 }, (_, at) => box(0, 780 - at * pitch, 400, 810 - at * pitch));
    expect(find(...rows(88))?.box).toEqual(box(334, 726, 384, 776));
    expect(find(...rows(87))).toBeNull();
  });

  test('finds nothing above the highest place allowed', () => {
    expect(find(box(0, 250, 400, 800))).toBeNull();
    expect(find(box(0, 255, 400, 800))?.box.top).toBe(201);
  });

  test('comes no lower than it is asked to stand', () => {
    const wish = { home: HOME, highest: 200, canFold: true, from: 40 };
    expect(lowestFree(wish, [])?.up).toBe(40);
    expect(lowestFree(wish, [box(0, 690, 400, 730)])?.up).toBe(98);
  });

  test('keeps a hair of air to what is beside it', () => {
    expect(find(box(0, 734, 179, 784))?.isFolded).toBe(false);
    expect(find(box(0, 734, 181, 784))?.isFolded).toBe(true);
  });
});
