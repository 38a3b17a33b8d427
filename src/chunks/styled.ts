import { type Config, own } from '../contract/config';

/** Milliseconds after which the widget goes on as it is. */
const PATIENCE = 2000;

/** Waits for the stylesheet of `widget` where that was asked for only now, with the widget's chunk. */
export async function styled({ base, widgets }: Config, widget: string): Promise<void> {
  const files = own(widgets, widget);
  if (!files) return;
  const [, , , , css] = files;
  const href = css && new URL(css, base).href;
  const link = href && document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (!link || link.sheet) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    timer = setTimeout(resolve, PATIENCE);
  });
  clearTimeout(timer);
}
