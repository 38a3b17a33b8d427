/** An add of a block's, as the cart's own queue would send it. */
export interface Add {
  /** Of the request: the server never carries the same one out twice. */
  id: string;
  kind: 'add';
  /** Form-encoded. */
  body: string;
  status: 'queued' | 'sent';
}

/** A request to the Store API as it is sent, and the adds in it. */
export interface Write {
  href: string;
  body: unknown;
  adds: Add[];
  /** Whether it does nothing else. */
  addsOnly: boolean;
}

/** What a visitor has asked for by a button that no request has carried yet; it is taken once. */
export type Take = (product: number) => { add: Add; quantity: number } | undefined;

interface Item {
  id?: unknown;
  quantity?: unknown;
  variation?: unknown;
}

interface One {
  path?: unknown;
  body?: Item;
  data?: Item;
}

const CHANGE = /\/cart\/(add|update)-item\b/;

/**
 * Reads the adds in a request, alone or in a batch.
 *
 * Behind a button that was pressed each is so many more, whatever the block makes of it: for a product that it believes to
 * be in the cart it sends a whole new quantity, counted from what it knew, so presses in quick succession would be lost.
 *
 * @param body As it is given to `fetch()`; what is no JSON text holds none.
 */
export function readWrite(href: string, body: unknown, take: Take): Write {
  const payload = parse(body);
  const adds: Add[] = [];
  const more = (path: string, item: Item | undefined): { path: string; item: Item } | null => {
    const [, kind] = CHANGE.exec(path) ?? [];
    if (!kind || !item || !(Number(item.id) > 0)) return null;
    const pressed = take(Number(item.id));
    if (pressed) adds.push(pressed.add);
    else if (kind === 'add') adds.push(addOf(item.id, item.quantity));
    if (!pressed) return null;
    // What a plugin says of an add goes along; of a line of the cart the block sends all that it shows.
    const { id, variation } = item;
    const whole = kind === 'add' ? item : { id, ...(variation ? { variation } : {}) };
    return {
      path: path.replace('update-item', 'add-item'),
      item: { ...whole, quantity: pressed.quantity },
    };
  };
  const single = more(href, payload ?? undefined);
  if (single) return { href: single.path, body: JSON.stringify(single.item), adds, addsOnly: true };
  if (!Array.isArray(payload?.requests)) return { href, body, adds, addsOnly: adds.length > 0 };
  const requests = payload.requests.map((one: One) => {
    const changed = more(String(one.path), one.body ?? one.data);
    return changed ? { ...one, path: changed.path, [one.body ? 'body' : 'data']: changed.item } : one;
  });
  const addsOnly = adds.length === requests.length;
  return { href, body: JSON.stringify({ ...payload, requests }), adds, addsOnly };
}

export function addOf(product: unknown, quantity: unknown): Add {
  const body = new URLSearchParams({ product_id: `${product}`, quantity: `${quantity ?? 1}` });
  const name = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}00000000`.slice(0, 24);
  return { id: name, kind: 'add', body: `${body}`, status: 'queued' };
}

function parse(body: unknown): (Item & { requests?: One[] }) | null {
  try {
    const payload = JSON.parse(String(body));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
