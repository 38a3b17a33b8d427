/** An add of a block's, as the cart's own queue would send it. */
export interface Add {
  /** Of the request: the server never carries the same one out twice. */
  id: string;
  kind: 'add';
  /** Form-encoded. */
  body: string;
  status: 'queued' | 'sent';
}

interface Item {
  id?: unknown;
  quantity?: unknown;
}

interface Payload extends Item {
  /** Of a batch. */
  requests?: { path?: unknown; body?: Item; data?: Item }[];
}

const ADD = /\/cart\/add-item\b/;

/**
 * The adds in a request to the Store API, alone or in a batch.
 *
 * @param path Of the request.
 * @param body As it is given to `fetch()`; what is no JSON text holds none.
 */
export function addsIn(path: string, body: unknown): Add[] {
  const payload = parse(body);
  const items = ADD.test(path)
    ? [payload]
    : (payload?.requests ?? [])
        .filter((one) => ADD.test(String(one.path)))
        .map((one) => one.body ?? one.data);
  return items.flatMap((item) => (Number(item?.id) > 0 ? [addOf(item as Item)] : []));
}

function addOf({ id, quantity }: Item): Add {
  const body = new URLSearchParams({ product_id: `${id}`, quantity: `${quantity ?? 1}` });
  const name = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}00000000`.slice(0, 24);
  return { id: name, kind: 'add', body: `${body}`, status: 'queued' };
}

function parse(body: unknown): Payload | null {
  try {
    const payload = JSON.parse(String(body));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
