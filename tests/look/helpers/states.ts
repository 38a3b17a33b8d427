import { test } from './test';
import type { Visit } from './visit';

/** Something that a visitor has done, and what it looks like. */
export interface State {
  name: string;
  path: string;
  /** Reaches it as a visitor does. */
  reach: (visit: Visit) => Promise<unknown>;
  widths?: number[];
  /** Before the page is opened. */
  before?: (visit: Visit) => Promise<unknown>;
  wish?: { colorScheme?: 'dark'; reducedMotion?: 'reduce' };
}

// A tablet's dialogs and messages are a desk's; its pages are looked at all the same.
const WIDTHS = [360, 1440];

/** A test for each state: pictures of the window. */
export function lookAt(folder: string, states: State[]): void {
  for (const { name, path, reach, before, wish, widths = WIDTHS } of states) {
    test(`${folder}/${name}`, async ({ album, atEveryWidth }) => {
      await atEveryWidth(
        async (visit) => {
          await before?.(visit);
          await visit.come(path);
          await reach(visit);
          await visit.pass(2000);
          await album.window(visit, `${folder}/${name}`);
        },
        wish,
        widths,
      );
    });
  }
}
