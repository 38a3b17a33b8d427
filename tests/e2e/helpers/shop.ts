import type { Page } from '@playwright/test';

/** What the in-memory shop knows of this visitor. */
export interface ShopTruth {
  lines: Record<string, number>;
  requests: { endpoint: string; body: string; at: number }[];
}

/** A shop that takes its time; what else befalls a request says `faults` (docs/faults.md, "The proxy"). */
interface Slowness {
  /** ms before it does its work. */
  delay: number;
  endpoint?: string;
  /** How many requests it applies to; 1 unless said. */
  times?: number;
}

/** The cart as the server has it: no test has to believe the page. */
export async function shopTruth(page: Page): Promise<ShopTruth> {
  return (await page.request.get('/shop-control', { maxRetries: 3 })).json();
}

/** Makes the shop slow for this visitor. */
export async function slowDown(page: Page, slowness: Slowness): Promise<void> {
  await page.request.post('/shop-control', { data: slowness, maxRetries: 3 });
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
