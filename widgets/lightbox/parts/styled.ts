import { type Config, own } from '../../../src/contract/config';

/** Milliseconds after which the viewer opens as it is. */
const PATIENCE = 2000;

/** Waits for the viewer's stylesheet where it was asked for only now. */
export async function styled({ base, widgets }: Config): Promise<void> {
  const css = own(widgets, 'lightbox')?.css;
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
