import { type Config, own } from '../contract/config';

/** Milliseconds after which what a visitor waits for is shown as it is. */
const PATIENCE = 2000;

/**
 * Waits for the stylesheet of `widget` where that was asked for only now, with the widget's chunk or its markup.
 *
 * @param patience ms, after which it waits no longer.
 */
export async function styled({ base, widgets }: Config, widget: string, patience = PATIENCE): Promise<void> {
  const [, , , , css] = own(widgets, widget) || [];
  const link = css && document.querySelector<HTMLLinkElement>(`link[href="${new URL(css, base).href}"]`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('error', resolve);
    // An optimiser's preload is none yet when it has loaded.
    link.addEventListener('load', () => link.sheet && resolve(0));
    setTimeout(resolve, patience);
  });
}
