import type { ReactNode } from 'react';
import { makeRoot } from '../root';
import items from './items.css?inline';
import panel from './panel.css?inline';

/**
 * What PHP tells a view for administrators, in the element `mullion-<name>`; null where it tells nothing. `leave` is the
 * page without the view.
 */
export function toldOf<Told>(name: string): (Told & { leave: string }) | null {
  const told = JSON.parse(document.getElementById(`mullion-${name}`)?.textContent ?? 'null') as Told | null;
  const leave = new URL(location.href);
  leave.searchParams.delete('mullion');
  return told && { ...told, leave: leave.href };
}

/** Draws a view for administrators at the head of the page, in a shadow root: `<mullion-find>`. */
export function drawView(name: string, view: ReactNode): void {
  const host = document.createElement(`mullion-${name}`);
  const shadow = host.attachShadow({ mode: 'open' });
  const css = panel + items;
  const canAdopt = 'adoptedStyleSheets' in document;
  if (canAdopt) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
  } else {
    shadow.appendChild(document.createElement('style')).textContent = css;
  }
  const container = shadow.appendChild(document.createElement('div'));
  document.body.prepend(host);
  const report = (_widget: string, _place: unknown, error: unknown) => console.error(error);
  makeRoot({ widget: name, container, report }, view);
}
