import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installCookies, shopOf, visit } from '../../tests/unit/helpers/attribution';
import { FIELDS } from '../../tests/unit/helpers/attribution-fields';
import { freshPage } from '../../tests/unit/helpers/page';
import { startAttribution } from './order-attribution';
import facts from './stock-facts.json';

interface Step {
  url: string;
  referrer: string;
  before?: string;
  writes: string[];
  values: Record<string, string>;
}
interface Case {
  name: string;
  params?: { lifetime?: number; session?: number };
  steps: Step[];
}

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  leave = freshPage();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  visit('about:blank');
});

describe("the cookies and the fields are WooCommerce's own, to the letter", () => {
  test.each(facts.cases as Case[])('$name', ({ params = {}, steps }) => {
    const { jar, writes } = installCookies();
    steps.forEach(({ url, referrer, before, ...stock }, index) => {
      vi.setSystemTime(facts.now + index * 60_000);
      if (before === 'session over') jar.delete('sbjs_session');
      writes.length = 0;
      visit(url, referrer, facts.userAgent);
      const shop = shopOf(params, FIELDS);
      startAttribution(shop);
      expect(shop.getAttributionData()).toEqual(stock.values);
      expect(writes).toEqual(stock.writes);
    });
  });
});
