/** Where two pictures differ, in px of the pictures. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Difference {
  /** The most that a block differs, of 255. */
  most: number;
  /** The blocks that differ by more than is tolerated. */
  places: Place[];
}

export interface Tolerance {
  /** The side of a block, in px of the pictures. */
  block: number;
  /** How much a block's mean colour may differ, of 255. */
  most: number;
}

/** Chosen by experiment: README.md. */
export const TOLERANCE: Tolerance = { block: 6, most: 22 };

/**
 * Compares two pictures block by block. Runs in a page, as the browser is the one that reads pictures.
 *
 * Letters that another machine draws a little thicker or a pixel aside give a block the same mean colour;
 * what is gone, covered or elsewhere doesn't.
 */
export async function difference([before, after, { block, most }]: readonly [
  string,
  string,
  Tolerance,
]): Promise<Difference> {
  const [one, other] = (await Promise.all([read(before), read(after)])) as [Picture, Picture];
  const found: Difference = { most: 0, places: [] };
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  for (let y = 1; y + block < height; y += block / 2)
    for (let x = 1; x + block < width; x += block / 2) {
      const score = apart(x, y);
      found.most = Math.max(found.most, score);
      if (score > most) found.places.push({ x, y, width: block, height: block });
    }
  // One line more or less of text is 8 px of a picture.
  const grown = Math.abs(one.height - other.height);
  if (grown > 2) {
    found.most = 255;
    found.places.push({ x: 0, y: height, width, height: grown });
  }
  return found;

  /** How much the block differs where it fits best: here, or a pixel away. */
  function apart(x: number, y: number): number {
    const here = colourOf(one, x, y);
    let best = 255;
    for (const dy of [0, -1, 1])
      for (const dx of [0, -1, 1]) {
        const there = colourOf(other, x + dx, y + dy);
        best = Math.min(best, Math.max(...here.map((value, channel) => Math.abs(value - there[channel]!))));
        if (best < 2) return best;
      }
    return best;
  }

  function colourOf({ width, sums }: Picture, x: number, y: number): number[] {
    const at = (i: number, j: number) => j * (width + 1) + i;
    const [start, end] = [at(x, y), at(x, y + block)];
    return sums.map(
      (sum) => (sum[end + block]! - sum[end]! - sum[start + block]! + sum[start]!) / block ** 2,
    );
  }

  interface Picture {
    width: number;
    height: number;
    /** For each channel and pixel: the sum of all to the left and above, so that a block's mean takes four look-ups. */
    sums: Float64Array[];
  }

  async function read(base64: string): Promise<Picture> {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const sums = [0, 1, 2].map((channel) => {
      const sum = new Float64Array((width + 1) * (height + 1));
      for (let y = 0; y < height; y++) {
        let row = 0;
        for (let x = 0; x < width; x++) {
          row += data[(y * width + x) * 4 + channel]!;
          sum[(y + 1) * (width + 1) + x + 1] = sum[y * (width + 1) + x + 1]! + row;
        }
      }
      return sum;
    });
    return { width, height, sums };
  }
}
