import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { advance, draw, keepDays, prepare, readyForPicture, seeAll } from './page-time';

/** The windows that people have: a phone, a tablet, a desk. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
export type Window = (typeof WINDOWS)[number];

export interface Way {
  window: Window;
  /** What the clock shows when the page is opened; the days that the server prints are written as one. */
  time: Date;
  hasScript?: boolean;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

// A third in each direction: the files are small, and text is a texture whose letters hardly matter.
const SCALE = 1 / 3;
const QUALITY = 15;
// What begins in an idle moment loads its script first, which finds what has to begin, and so on: each in a step of its own.
const FIRST_STEP = 60;
const SETTLING = 300;
const STEP = 1000;

/** A day as the shop's town has it. */
function dayOf(time: Date): [number, number, number] {
  const there = new Date(time.toLocaleString('en-US', { timeZone: 'Asia/Ho_Chi_Minh' }));
  return [there.getFullYear(), there.getMonth() + 1, there.getDate()];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One visitor before one window. Time goes on when a test says so, and everything that moves goes with it. */
export class Visit {
  private readonly pending = new Set<unknown>();

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly way: Way,
    private readonly devtools: CDPSession,
  ) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  static async begin(browser: Browser, baseURL: string, way: Way): Promise<Visit> {
    const { window, time, hasScript = true, colorScheme = 'light', reducedMotion = 'no-preference' } = way;
    const context = await browser.newContext({
      baseURL,
      viewport: { ...window },
      javaScriptEnabled: hasScript,
      colorScheme,
      reducedMotion,
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
    });
    if (hasScript) {
      await context.addInitScript(prepare);
      await context.clock.install({ time: time.getTime() - 1000 });
      await context.clock.pauseAt(time);
    }
    const page = await context.newPage();
    return new Visit(page, context, way, await context.newCDPSession(page));
  }

  /** Opens a page; it stands at its top. */
  async come(path: string): Promise<void> {
    await this.page.goto(path);
    await this.pass(1000);
  }

  /**
   * Opens a page and looks at all of it, so that what comes when it is seen has come; ends at the top, 4.4 s
   * later: what counts has counted, and no slider has begun to move by itself. Ten seconds after that all of them rest.
   */
  async open(path: string): Promise<void> {
    await this.come(path);
    if (this.way.hasScript === false) return;
    // Once for what is loaded when it comes near, once for what begins when it is seen.
    for (const ms of [1000, 2400]) {
      await this.page.evaluate(seeAll);
      await this.pass(ms);
    }
  }

  /** Lets time pass for timers, frames, transitions and animations alike. */
  async pass(ms: number): Promise<void> {
    await this.arrived();
    if (this.way.hasScript === false) return;
    for (let left = ms; left > 0; ) {
      const step = Math.min(ms - left < SETTLING ? FIRST_STEP : STEP, left);
      await this.page.clock.runFor(step);
      await this.page.evaluate(advance, step);
      await this.arrived();
      left -= step;
    }
  }

  /** A picture of the window, or of the whole page. */
  async picture(isWhole: boolean): Promise<Buffer> {
    const { width } = this.way.window;
    await this.page.evaluate(keepDays, [dayOf(new Date()), dayOf(this.way.time)]);
    await this.page.evaluate(readyForPicture);
    const { height, y } = await this.page.evaluate(
      (whole) =>
        whole ? { height: document.documentElement.scrollHeight, y: 0 } : { height: innerHeight, y: scrollY },
      isWhole,
    );
    // Chromium takes pictures of more than the window in one of 1 × 1 px, and strips stand elsewhere after it.
    if (isWhole) {
      await this.page.setViewportSize({ width, height });
      await this.page.evaluate(readyForPicture);
    }
    const { data } = await this.devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y, width, height, scale: SCALE },
    });
    if (isWhole) await this.page.setViewportSize(this.way.window);
    return Buffer.from(data, 'base64');
  }

  end(): Promise<void> {
    return this.context.close();
  }

  /** Nothing is under way to this page, twice in succession, and it has drawn what came. */
  private async arrived(): Promise<void> {
    let calm = 0;
    for (let tries = 0; tries < 400; tries++) {
      const isStill = this.way.hasScript === false || (await this.page.evaluate(draw));
      calm = isStill && this.pending.size === 0 ? calm + 1 : 0;
      if (calm === 2) return;
      if (calm === 0) await sleep(15);
    }
    throw new Error(`Not loaded after a long time: ${this.page.url()}`);
  }
}
