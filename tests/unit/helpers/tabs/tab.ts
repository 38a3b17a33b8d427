import type { Browser } from './browser';
import { Page } from './page';
import { FakeStorage } from './storage';

/** How long a page still runs when it has been told to go elsewhere, in ms. */
const UNLOADING = 150;

/** A tab: one page after the other, and what they hand on to each other. */
export class Tab {
  readonly storage = new FakeStorage();
  page: Page | null;
  /** Whether its page has been told to go elsewhere. */
  isLeaving = false;

  constructor(readonly browser: Browser) {
    this.page = this.#open();
  }

  /** The visitor, or our script, goes to another page. @param hasChunks Whether the new one can load what it asks for. */
  follow(hasChunks = true): void {
    if (this.isLeaving) return;
    this.isLeaving = true;
    this.browser.clock.after(UNLOADING, () => {
      if (this.page) this.view(hasChunks);
    });
  }

  /** The page goes at once, whatever it is doing. */
  view(hasChunks = true): void {
    this.page?.leave();
    this.page = this.#open(hasChunks);
  }

  close(): void {
    this.page?.leave();
    this.page = null;
  }

  #open(hasChunks = true): Page {
    this.isLeaving = false;
    return new Page(this, this.browser.run, hasChunks);
  }
}
