import { complete, filesOf, loadChunk, loadStyle } from '../chunks/load';
import { type Moment, own, type WidgetFiles } from '../contract/config';
import { whenLoaded } from '../dom/when-idle';
import type { WidgetError } from '../report/widget-error';
import type { ClickGuard } from './click-guard';
import type { Context } from './context';
import type { Scope, Widget } from './define-widget';
import type { Early } from './early';
import type { Schedule } from './schedule';

/** One element with its widget, from the scan that finds it until it leaves the page. */
export class Mounted {
  readonly #name: string;
  readonly #schedule: Schedule;
  readonly #clicks: ClickGuard;
  readonly #scope: Scope;
  readonly #end = new AbortController();
  #hasBegun: boolean | undefined;
  #early: Promise<void> | undefined;

  constructor(element: HTMLElement, ctx: Context, schedule: Schedule, clicks: ClickGuard) {
    this.#name = element.dataset.widget as string;
    this.#schedule = schedule;
    this.#clicks = clicks;
    this.#scope = { ...ctx, element, signal: this.#end.signal };
  }

  /** Puts its stylesheet and its early part into the page, then waits for its moment. */
  start(): void {
    const { element, config, signal } = this.#scope;
    this.#clicks.add(element, this.#begin);
    const files = own(config.widgets, this.#name);
    if (files) this.#prepare(files);
    else
      Promise.resolve(complete(config, this.#name))
        .then(() => signal.aborted || this.#prepare(filesOf(config, this.#name)))
        // Nobody knows it, so far: the script that defines it may be further down. Then that is told, as it is loaded.
        .catch(() => whenLoaded(this.#begin));
  }

  stop(): void {
    const { element, bus } = this.#scope;
    this.#schedule.remove(element);
    this.#clicks.release(element);
    this.#end.abort();
    delete element.dataset.state;
    bus.emit('widget-stopped', { widget: this.#name, element });
  }

  #prepare([, moment, , , css, early]: WidgetFiles): void {
    if (css) loadStyle(this.#scope.config, css);
    if (early) this.#early = this.#startEarly(early).then((own) => this.#wait(own ?? moment));
    else this.#wait(moment);
  }

  /** @returns The moment that the early part asks for. */
  async #startEarly(file: string): Promise<Moment | undefined> {
    const { config, element, signal } = this.#scope;
    try {
      const { default: early } = await loadChunk<{ default: Early }>(config, this.#name, file);
      if (!signal.aborted) {
        await early.start(this.#scope, this.#begin);
        this.#clicks.start();
        return early.moment?.(element);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #wait(moment: Moment): void {
    const { element, signal } = this.#scope;
    if (signal.aborted) return;
    try {
      this.#schedule.add(element, (element.dataset.hydrate as Moment) || moment, this.#begin);
    } catch (error) {
      this.#fail(error);
      this.#schedule.add(element, moment, this.#begin);
    }
  }

  readonly #begin = (): void => {
    const { element, signal } = this.#scope;
    if (this.#hasBegun || signal.aborted) return;
    // Its early part has left it to another library.
    if (element.dataset.state === 'left') {
      this.#clicks.release(element);
      return;
    }
    this.#hasBegun = true;
    this.#schedule.remove(element);
    this.#run();
  };

  async #run(): Promise<void> {
    const { element, signal, bus, load } = this.#scope;
    element.dataset.state = 'waiting';
    try {
      const { default: widget } = (await load(this.#name)) as { default: Widget };
      await this.#early;
      if (signal.aborted) return;
      const cleanup = await widget.start(this.#scope);
      if (signal.aborted) return cleanup?.();
      if (cleanup) signal.addEventListener('abort', cleanup);
      element.dataset.state = 'ready';
      bus.emit('widget-started', { widget: this.#name, element });
    } catch (error) {
      this.#fail(error);
      // The line may have been down: the next press asks again.
      this.#hasBegun = (error as WidgetError).code !== 'chunk-failed';
    }
    this.#clicks.release(element);
    if (!this.#hasBegun) this.#clicks.add(element, this.#begin);
  }

  #fail(error: unknown): void {
    const { element, report } = this.#scope;
    element.dataset.state = 'failed';
    report(this.#name, element, error);
  }
}
