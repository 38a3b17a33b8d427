import { type Config, own } from '../contract/config';

/** Milliseconds after which the widget goes on as it is. */
const PATIENCE = 2000;

/** Waits for the stylesheet of `widget` where that was asked for only now, with the widget's chunk or its markup. */
export async function styled({ base, widgets }: Config, widget: string): Promise<void> {
  const [, , , , css] = own(widgets, widget) || [];
  const link = css && document.querySelector<HTMLLinkElement>(`link[href="${new URL(css, base).href}"]`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    setTimeout(resolve, PATIENCE);
  });
}
