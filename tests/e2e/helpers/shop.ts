import type { Page } from '@playwright/test';

/** What the in-memory shop knows of this visitor. */
export interface ShopTruth {
  lines: Record<string, number>;
  requests: { endpoint: string; body: string; at: number }[];
}

export interface Fault {
  kind?: 'drop' | 'status' | 'html' | 'truncated' | 'no-fragments' | 'empty';
  status?: number;
  /** ms before the answer. */
  delay?: number;
  /** Fails before the cart is changed; otherwise after. */
  before?: boolean;
  endpoint?: string;
  /** How many requests it applies to; 1 unless said. */
  times?: number;
}

/** The cart as the server has it: no test has to believe the page. */
export async function shopTruth(page: Page): Promise<ShopTruth> {
  return (await page.request.get('/shop-control', { maxRetries: 3 })).json();
}

/** Makes the shop misbehave for this visitor. */
export async function setFault(page: Page, fault: Fault): Promise<void> {
  await page.request.post('/shop-control', { data: fault, maxRetries: 3 });
}

export const posts = (truth: ShopTruth, endpoint: string) =>
  truth.requests.filter((request) => request.endpoint === endpoint);

export const addButton = (page: Page, id: number) =>
  page.locator(`.add_to_cart_button[data-product_id="${id}"]`);

/** Waits until nothing of this tab is queued or under way. */
export async function settled(page: Page): Promise<void> {
  const isDone = () => {
    const operations = JSON.parse(sessionStorage.getItem('mullion_cart') ?? '[]') as { status: string }[];
    return operations.every(({ status }) => status === 'done');
  };
  await page.waitForFunction(isDone, undefined, { polling: 250, timeout: 120_000 });
}
