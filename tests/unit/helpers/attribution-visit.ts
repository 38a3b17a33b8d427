import { afterEach, beforeEach, vi } from 'vitest';
import { startAttribution } from '../../../src/attribution/order-attribution';
import { installCookies, shopOf, visit } from './attribution';
import { freshConsent } from './consent';
import { freshPage } from './page';

export const LANDING = 'https://www.cua-viet.vn/?utm_source=zalo';
export const FORM = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';

/** The visit that a test has begun. */
export const visitor = {
  leave: () => {},
  cookies: undefined as unknown as ReturnType<typeof installCookies>,
};

/** Registers the set-up and the clean-up of a file's tests: a landing page, its cookies, its clock. */
export function freshVisit(): void {
  freshConsent();
  beforeEach(() => {
    vi.useFakeTimers();
    visitor.leave = freshPage();
    visitor.cookies = installCookies();
    visit(LANDING);
  });
  afterEach(() => {
    visitor.leave();
    vi.useRealTimers();
    visit('about:blank');
  });
}

export const start = (params: Parameters<typeof shopOf>[0] = {}, fields?: Record<string, string>) => {
  const shop = shopOf(params, fields);
  startAttribution(shop);
  return shop;
};
export const session = () => decodeURIComponent(visitor.cookies.jar.get('sbjs_session') ?? '');
