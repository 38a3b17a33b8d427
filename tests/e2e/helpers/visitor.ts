import type { Page } from '@playwright/test';
import { type Text, textsOf } from './texts';
import { faultsOf } from './vietnamese';

/** What is typed into a form, by the names of its fields; null leaves one out. */
export type Typed = Record<string, string | null>;

/**
 * Goes from page to page and sends forms without showing them: a fetch and a parser in one blank page
 * of the site, so a walk over everything takes seconds. Cookies are the browser's.
 */
export class Visitor {
  private constructor(private readonly page: Page) {}

  static async enter(page: Page): Promise<Visitor> {
    await page.addInitScript(`window.textsOf = ${textsOf}; window.pageNow = undefined;`);
    await page.goto('/wp-includes/css/buttons.css');
    await page.evaluate(installFetch);
    return new Visitor(page);
  }

  /** Opens an address; what it says. */
  async open(path: string): Promise<Text[]> {
    return this.page.evaluate((address) => window.visit(address), path);
  }

  /** Sends a form of the page that is open, as its button would; what the answer says. */
  async send(form: string, typed: Typed = {}, button = ''): Promise<Text[]> {
    return this.page.evaluate(([selector, values, name]) => window.send(selector, values, name), [
      form,
      typed,
      button,
    ] as const);
  }

  /** What a text says that is no page: a mail, in HTML or plain. */
  async read(html: string): Promise<Text[]> {
    return this.page.evaluate(
      (text) => window.textsOf(new DOMParser().parseFromString(text, 'text/html')),
      html,
    );
  }

  /** The name of a field of the page that is open. */
  async fieldName(selector: string): Promise<string> {
    return this.page.evaluate(
      (field) => (window.pageNow?.querySelector(field) as HTMLInputElement | null)?.name ?? '',
      selector,
    );
  }

  /** The address of a link of the page that is open. */
  async link(selector: string): Promise<string> {
    return this.page.evaluate(
      (link) => (window.pageNow?.querySelector(link) as HTMLAnchorElement | null)?.href ?? '',
      selector,
    );
  }
}

declare global {
  interface Window {
    textsOf: typeof textsOf;
    pageNow: Document | undefined;
    visit(address: string, init?: RequestInit): Promise<Text[]>;
    send(form: string, typed: Typed, button: string): Promise<Text[]>;
  }
}

/** Runs in the blank page. */
function installFetch() {
  window.visit = async (address, init = {}) => {
    const answer = await fetch(address, { referrer: window.pageNow?.baseURI ?? location.href, ...init });
    const body = await answer.text();
    const isXml = /xml/.test(answer.headers.get('content-type') ?? '');
    const parsed = new DOMParser().parseFromString(body, isXml ? 'text/xml' : 'text/html');
    if (!isXml) {
      const base = parsed.createElement('base');
      base.href = answer.url;
      parsed.head.prepend(base);
    }
    window.pageNow = parsed;
    return window.textsOf(parsed);
  };
  window.send = async (selector, typed, button) => {
    const form = window.pageNow?.querySelector<HTMLFormElement>(selector);
    if (!form) throw new Error(`${selector} is not on the page “${window.pageNow?.title}”`);
    const data = new FormData(form);
    for (const [name, value] of Object.entries(typed)) {
      if (value === null) data.delete(name);
      else data.set(name, value);
    }
    if (button) data.set(button, '1');
    const fields = new URLSearchParams(data as unknown as Record<string, string>);
    // A field called "action" hides the form's own property.
    const action = new URL(form.getAttribute('action') ?? '', form.baseURI).href;
    if (form.getAttribute('method')?.toLowerCase() !== 'post')
      return window.visit(`${action.split('?')[0]}?${fields}`);
    return window.visit(action, { method: 'POST', body: fields });
  };
}

/** What no Vietnamese wrote among the texts of some pages, each fault with the first page that has it. */
export class Findings {
  private readonly places = new Map<string, string>();

  look(place: string, texts: Text[]) {
    for (const { where, text } of texts) {
      const faults = faultsOf(text);
      const line = `${where}: ${text.slice(0, 160)} → ${faults.slice(0, 5).join(', ')}`;
      if (faults.length > 0 && !this.places.has(line)) this.places.set(line, place);
    }
  }

  list(): string[] {
    return [...this.places].map(([line, place]) => `${place} ${line}`);
  }
}
