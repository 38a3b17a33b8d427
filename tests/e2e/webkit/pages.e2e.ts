import { expect } from '@playwright/test';
import { test } from '../helpers/webkit';

/** Pages that a shop has, with every widget between them. */
const WHOLE = ['home', 'listing', 'product', 'cart', 'checkout', 'account', 'contact', 'post'];

for (const name of WHOLE) {
  test(`page-${name}: every widget starts, and the page is as wide as the window`, async ({ window }) => {
    await window.goto(`/fixtures/pages/page-${name}.html`);
    const widgets = await window.run(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
      return all.map(({ dataset }) => dataset.widget);
    });
    expect(widgets.length).toBeGreaterThan(2);
    for (const [index, widget] of widgets.entries()) {
      const state = () =>
        window.run((nth: number) => {
          const element = document.querySelectorAll<HTMLElement>('[data-widget]')[nth];
          element?.scrollIntoView({ block: 'center' });
          element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
          return element?.dataset.state;
        }, index);
      await expect.poll(state, `${widget}, number ${index}`).toBe('ready');
    }
    expect(await window.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
