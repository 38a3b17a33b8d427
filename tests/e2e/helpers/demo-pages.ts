export interface DemoPage {
  name: string;
  path: string;
  hasCart: boolean;
}

/** Every page of the demo site: scripts/test.mjs asks the running site for them (scripts/lib/demo-pages.mjs). */
export const PAGES: DemoPage[] = JSON.parse(process.env.MULLION_WP_PAGES ?? '[]');

/** The address that puts something into the visitor's cart. */
export const FILL_CART = process.env.MULLION_WP_FILL_CART ?? '';
