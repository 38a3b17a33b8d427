import { vi } from 'vitest';
import type { CartState } from '../../../src/cart/answer';

/** What may happen to one request; `before` and `after` are seen from the moment the cart is saved. */
export type Fault =
  | 'dropped-before'
  | 'dropped-after'
  | 'timeout'
  | { status: number; body?: string; retryAfter?: number };

/** A shop that keeps its cart as the plugin's PHP does: each request identifier is carried out once. */
export class FakeShop {
  cart: string[] = [];
  /** Endpoint and payload of every request, in order. */
  requests: { endpoint: string; body: URLSearchParams }[] = [];
  /** Faults by request, oldest first; `null` is a request that goes well. */
  faults: (Fault | null)[] = [];
  fragments: Record<string, string> = {};

  install(): this {
    vi.stubGlobal('fetch', vi.fn(this.answer));
    return this;
  }

  readonly answer = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const endpoint = /wc-ajax=(\w+)/.exec(String(url))?.[1] ?? '';
    const body = new URLSearchParams(String(init?.body));
    this.requests.push({ endpoint, body });
    const fault = this.faults.shift() ?? null;
    if (fault === 'dropped-before') throw new TypeError('Failed to fetch');
    if (fault === 'timeout') throw new DOMException('signal timed out', 'TimeoutError');
    if (fault && typeof fault === 'object') return respond(fault);
    const id = body.get('mullion_request');
    if (id && !this.cart.includes(id)) this.cart.push(id);
    if (fault === 'dropped-after') throw new TypeError('Failed to fetch');
    return new Response(this.json());
  };

  state(): CartState {
    return { requests: [...this.cart], count: this.cart.length };
  }

  json(): string {
    const own = `<script type="application/json" id="mullion-cart">${JSON.stringify(this.state())}</script>`;
    return JSON.stringify({
      fragments: { ...this.fragments, 'script#mullion-cart': own },
      cart_hash: `h${this.cart.length}`,
    });
  }

  /** Endpoints asked so far, in order. */
  get asked(): string[] {
    return this.requests.map(({ endpoint }) => endpoint);
  }
}

function respond({ status, body = '', retryAfter }: Exclude<Fault, string>): Response {
  return new Response(body, {
    status,
    ...(retryAfter && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}
