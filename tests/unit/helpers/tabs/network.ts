import { handleShop } from '../../../../fixtures/server/shop.mjs';
import type { Clock } from './clock';

/** What becomes of a request; `before` and `after` are seen from where the shop carries it out. */
export interface Weather {
  kind: 'fine' | 'lost-before' | 'lost-after' | 'error-before' | 'error-after' | 'html-after' | 'cut-after';
  /** In ms. */
  there: number;
  back: number;
}

const FINE: Weather = { kind: 'fine', there: 20, back: 20 };

export interface Sent {
  id: string;
  endpoint: string;
  /** What the shop said, whether or not it was heard. */
  said?: string;
}

type Body = { status: number; text: string };
const ERROR: Body = { status: 500, text: '<h1>Error</h1>' };

/** The way from a browser's pages to the shop in memory (fixtures/server), and its cookies. */
export class Network {
  /** Of the next requests, oldest first; later ones go well. */
  weather: Weather[] = [];
  readonly sent: Sent[] = [];
  readonly cookies = new Map<string, string>();
  /** How many requests the shop has carried out, and of which of them the cookies tell. */
  #carriedOut = 0;
  #toldOf = 0;

  constructor(private readonly clock: Clock) {}

  /** Of the cookies, what scripts can read. */
  get readable(): string {
    return [...this.cookies]
      .filter(([name]) => /^woocommerce_/.test(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }

  /**
   * Whether the cookies tell of the last thing that the shop did. An answer that comes late brings those of an older
   * cart, though its page waits no longer, or is gone: with `keepalive` a browser keeps them all the same.
   */
  get isUpToDate(): boolean {
    return this.#toldOf === this.#carriedOut;
  }

  /** Asks and hears of it by `done`; a page that is gone doesn't. */
  request(url: string, form: URLSearchParams, done: (answer: Body | null) => void): void {
    const weather = this.weather.shift() ?? FINE;
    const endpoint = /wc-ajax=(\w+)/.exec(url)?.[1] ?? '';
    const sent: Sent = { id: form.get('mullion_request') ?? '', endpoint };
    this.sent.push(sent);
    this.clock.after(weather.there, async () => {
      if (weather.kind === 'lost-before') return done(null);
      if (weather.kind === 'error-before') return done(ERROR);
      const { text, cookies } = await this.ask(url, 'POST', `${form}`);
      sent.said = text;
      const turn = ++this.#carriedOut;
      this.clock.after(weather.back, () => {
        if (weather.kind === 'lost-after') return done(null);
        if (weather.kind === 'error-after') return done(ERROR);
        this.#keep(cookies);
        this.#toldOf = turn;
        if (weather.kind === 'html-after')
          return done({ status: 200, text: '<!doctype html><h1>Login</h1>' });
        done({ status: 200, text: weather.kind === 'cut-after' ? text.slice(0, 20) : text });
      });
    });
  }

  /** Whether the shop has said no to a request, and never yes. */
  isRefused(id: string): boolean {
    const said = this.sent.flatMap((sent) => (sent.id === id && sent.said) || []);
    return said.length > 0 && !said.some((text) => text.includes('fragments'));
  }

  /** What the shop says without a network between. */
  async ask(url: string, method: string, body = ''): Promise<{ text: string; cookies: string[] }> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const request = {
      method,
      headers: { cookie },
      async *[Symbol.asyncIterator]() {
        yield Buffer.from(body);
      },
    };
    let text = '';
    let cookies: string[] = [];
    const response = {
      setHeader: (name: string, value: string | string[]) => {
        if (name === 'Set-Cookie') cookies = [value].flat();
      },
      end: (said = '') => {
        text = `${said}`;
      },
    };
    await handleShop(request as never, response as never, new URL(url, 'http://localhost/'));
    return { text, cookies };
  }

  /** What the visitor's cart holds in truth. */
  async truth(): Promise<{ lines: Record<string, number> }> {
    return JSON.parse((await this.ask('/shop-control', 'GET')).text);
  }

  #keep(cookies: string[]): void {
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
