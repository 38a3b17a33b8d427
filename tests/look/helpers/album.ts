import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Difference, difference, type Place, TOLERANCE } from './difference';
import type { Visit } from './visit';

const ROOT = join(import.meta.dirname, '../../..');
const APPROVED = join(import.meta.dirname, '../approved');
const TAKEN = join(ROOT, '.cache/look/taken');
const RECORDS = join(ROOT, '.cache/look/records.jsonl');

/** What came of one picture; scripts/lib/look reads these lines. */
export interface PictureRecord {
  name: string;
  /** The approved picture that it was compared with, where there is one. */
  approved: string | null;
  isSame: boolean;
  /** Ten seconds later all is as it was at rest: no picture of its own is kept. */
  isAsAtRest: boolean;
  most: number;
  places: Place[];
}

/** The pictures of a run beside the approved ones. */
export class Album {
  /** @param lens A blank page, in which pictures are read. */
  constructor(private readonly lens: Page) {}

  /** Takes a picture of the whole page and compares it. */
  async page(visit: Visit, name: string): Promise<Buffer> {
    return this.keep(`${name}.${visit.way.window.width}`, await visit.picture(true));
  }

  /** Takes a picture of the window and compares it. */
  async window(visit: Visit, name: string): Promise<Buffer> {
    return this.keep(`${name}.${visit.way.window.width}`, await visit.picture(false));
  }

  /** The whole page again, ten seconds after it was at rest, of which some may have passed. */
  async tenSecondsLater(visit: Visit, name: string, atRest: Buffer, passed = 0): Promise<void> {
    await visit.pass(10_000 - passed);
    await this.keep(`${name}.${visit.way.window.width}`, await visit.picture(true), atRest);
  }

  private async keep(base: string, picture: Buffer, atRest?: Buffer): Promise<Buffer> {
    const name = atRest ? `${base}.later` : base;
    write(join(TAKEN, `${name}.webp`), picture);
    const approved = [name, base].find((one) => existsSync(join(APPROVED, `${one}.webp`))) ?? null;
    const found = approved
      ? await this.compare(readFileSync(join(APPROVED, `${approved}.webp`)), picture)
      : null;
    const isSame = found?.places.length === 0;
    const isAsAtRest =
      !isSame && atRest !== undefined && (await this.compare(atRest, picture)).places.length === 0;
    const record: PictureRecord = {
      name,
      approved,
      isSame,
      isAsAtRest,
      most: found?.most ?? 255,
      places: found?.places ?? [],
    };
    appendFileSync(RECORDS, `${JSON.stringify(record)}\n`);
    if (process.env.MULLION_LOOK === 'approve') return picture;
    const problem = approved ? 'looks different' : 'has no approved picture';
    expect.soft(isSame, `${name} ${problem}: see .cache/look/report.html`).toBe(true);
    return picture;
  }

  private async compare(before: Buffer, after: Buffer): Promise<Difference> {
    if (before.equals(after)) return { most: 0, places: [] };
    return this.lens.evaluate(difference, [
      before.toString('base64'),
      after.toString('base64'),
      TOLERANCE,
    ] as const);
  }
}

function write(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
