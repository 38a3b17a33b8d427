import { expect, type Page } from '@playwright/test';

export const PAGE = '/fixtures/pages/count-up.html';
export const figure = (page: Page, id: string) => page.locator(`#${id}`);
export const moving = (page: Page, id: string) => page.locator(`#${id} .mullion-count-up__moving`);

export const western = (text: string) =>
  text
    .replace(/[.٬]|(?<=^\d),(?=\d{3}$)/g, '')
    .replace(',', '.')
    .replace(/[٠-٩]/g, (digit) => `${'٠١٢٣٤٥٦٧٨٩'.indexOf(digit)}`);

/** Stops just before the element comes into view, with its script there. */
export async function approach(page: Page, id: string) {
  await figure(page, id).evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight - 60, behavior: 'instant' }),
  );
  await expect(figure(page, id)).toHaveAttribute('data-state', 'ready');
}
export const show = (page: Page, id: string) =>
  figure(page, id).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** All that the counter shows from now on, picture by picture, with its time. */
export const film = (page: Page, id: string) =>
  figure(page, id).evaluate(
    (element) =>
      new Promise<{ now: string; at: number }[]>((resolve) => {
        const seen: { now: string; at: number }[] = [];
        const look = () => {
          const now = element.querySelector<HTMLElement>('.mullion-count-up__moving')?.dataset.now;
          if (now === undefined && seen.length) return resolve(seen);
          if (now !== undefined && now !== seen.at(-1)?.now) seen.push({ now, at: performance.now() });
          requestAnimationFrame(look);
        };
        look();
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
  );
