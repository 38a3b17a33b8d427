import { Browser } from './browser';
import type { Run } from './compile';
import { type History, MOST_TABS, type Step } from './history';
import { AddsModel, LineModel, type Model, type Wish } from './model';

/** Products of the shop in memory: each tab's own, and one that all put into the cart. */
const OWN = [12, 13, 14];
const SHARED = 11;

interface Click {
  product: number;
  wish: Wish;
  tab: number;
  /** Whether it may be lost: nothing keeps it when its page goes. */
  isUnkept: boolean;
}

/** Plays a history to its end, and one page view more; says what is wrong then. */
export async function play(run: Run, { steps, weather }: History): Promise<string[]> {
  const browser = new Browser(run);
  const clicks = new Map<string, Click>();
  browser.open();
  await browser.clock.pass();
  await visit(browser);
  browser.network.weather = [...weather];
  for (const step of steps) {
    take(browser, clicks, step);
    await browser.clock.pass(step.step === 'wait' ? step.ms : 1);
  }
  await browser.clock.pass();
  browser.network.weather = [];
  for (const { storage } of browser.tabs) storage.state = 'fine';
  for (const tab of browser.tabs) if (tab.page) tab.view();
  await browser.clock.pass();
  const found = await wrongs(browser, clicks);
  await browser.realm.happyDOM.close();
  return found;
}

/** Gives the browser its session: what a first click in a new one goes through is the session's own matter. */
async function visit({ network, clock }: Browser): Promise<void> {
  network.request('/?wc-ajax=get_refreshed_fragments', new URLSearchParams(), () => {});
  await clock.pass();
}

function take(browser: Browser, clicks: Map<string, Click>, step: Step): void {
  if (step.step === 'wait') return;
  if (step.step === 'open') {
    if (browser.tabs.length < MOST_TABS) browser.open();
    return;
  }
  const tab = browser.tabs[step.tab];
  if (!tab?.page) return;
  if (step.step === 'view') tab.view(step.hasChunks);
  else if (step.step === 'retry') tab.page.pressRetry();
  else if (step.step === 'storage') storageIs(clicks, step.tab, () => (tab.storage.state = step.state));
  else if (step.step === 'close') storageIs(clicks, step.tab, () => tab.close());
  else if (step.step === 'click') {
    const id = `click${String(clicks.size).padStart(4, '0')}`;
    const product = step.isShared ? SHARED : (OWN[step.tab] ?? SHARED);
    const wish: Wish = step.isShared ? { do: 'add' } : step.wish;
    clicks.set(id, { product, wish, tab: step.tab, isUnkept: tab.storage.state !== 'fine' });
    tab.page.change(wish.do, bodyOf(wish, product), id);
  }
}

/** What is under way in a tab whose storage fails, or goes, may be forgotten. */
function storageIs(clicks: Map<string, Click>, tab: number, change: () => void): void {
  for (const click of clicks.values()) if (click.tab === tab) click.isUnkept = true;
  change();
}

function bodyOf(wish: Wish, product: number): string {
  if (wish.do === 'add') return `product_id=${product}&quantity=1`;
  const line = `cart_item_key=k${product}`;
  return wish.do === 'set' ? `${line}&quantity=${wish.quantity}` : line;
}

async function wrongs(browser: Browser, clicks: Map<string, Click>): Promise<string[]> {
  const { conclusions, network, tabs } = browser;
  const found: string[] = [];
  const lines = new Map<number, Model>(OWN.map((product) => [product, new LineModel()]));
  lines.set(SHARED, new AddsModel());
  // First: at which moment they were done, if they were, nobody knows.
  for (const [id, { product, wish, isUnkept }] of clicks) {
    const isConcluded = conclusions.some((one) => one.id === id);
    // A page that has forgotten it may hear of it again after what was clicked later.
    if (isConcluded && !isUnkept) continue;
    if (!isConcluded && !isUnkept) found.push(`Nothing has become of ${id}.`);
    if (network.sent.some((sent) => sent.id === id)) lines.get(product)?.uncertain(id, wish);
  }
  for (const { id, fate, isTold } of conclusions) {
    const { product, wish } = clicks.get(id) ?? {};
    const line = lines.get(product ?? 0);
    if (!line || !wish) continue;
    if (fate === 'done') line.done(id, wish);
    else if (!isTold)
      found.push(`Nobody was told that ${id} ${JSON.stringify(wish)} came to nothing: ${fate}.`);
    if (fate === 'refused' && !line.mayRefuse(wish)) found.push(`${id} was refused without cause.`);
    // Refused when it was sent again: the first may still be on its way, and find the cart changed.
    const isTwice = network.sent.filter((sent) => sent.id === id).length > 1;
    if (fate === 'failed' || (fate === 'refused' && isTwice)) line.uncertain(id, wish);
  }
  for (let tab = 0; tab < MOST_TABS; tab++) {
    const ids = new Set(conclusions.map(({ id }) => id));
    const kept = [...ids].filter((id) => clicks.get(id)?.tab === tab && !clicks.get(id)?.isUnkept);
    if (kept.join() !== kept.toSorted().join()) found.push(`Tab ${tab} sent ${kept} in this order.`);
  }
  const truth = await network.truth();
  for (const [product, { quantities }] of lines) {
    const held = truth.lines[product] ?? 0;
    if (!quantities.includes(held))
      found.push(`The shop holds ${held} of ${product}, the visitor asked for ${quantities.join(' or ')}.`);
  }
  const count = Object.values(truth.lines).reduce((sum, quantity) => sum + quantity, 0);
  // The cookies tell nothing of what nobody heard of, and a late answer to another tab tells of an older cart.
  const isHeard = conclusions.every(({ fate }) => fate === 'done') && conclusions.length === clicks.size;
  const isKnown = isHeard && tabs.length === 1 && network.isUpToDate;
  for (const { page } of tabs) {
    if (!page) continue;
    if (page.cart.ledger.next()) found.push('A page still has something to send.');
    if (isKnown && count && page.cart.state?.count !== count)
      found.push(`The cart shows ${page.cart.state?.count} pieces and has ${count}.`);
  }
  return found;
}
