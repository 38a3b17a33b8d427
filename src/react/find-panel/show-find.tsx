import { trusted } from '../../dom/trusted';
import { entriesOf } from '../../find/entries';
import type { Entry, Find, Told } from '../../find/found';
import { watchPage } from '../../find/watch';
import { makeRoot } from '../root';
import { FindPanel } from './FindPanel';
import items from './items.css?inline';
import panel from './panel.css?inline';

/** Puts the view into the page, once all of it has loaded. */
export function showFind(finders: Record<string, Find>): void {
  const told = JSON.parse(document.getElementById('mullion-find')?.textContent ?? 'null') as Omit<
    Told,
    'leave'
  > | null;
  if (!told) return;
  const leave = new URL(location.href);
  leave.searchParams.delete('mullion');
  if (document.readyState === 'complete') begin(finders, { ...told, leave: leave.href });
  else addEventListener('load', () => begin(finders, { ...told, leave: leave.href }), { once: true });
}

async function begin(finders: Record<string, Find>, told: Told): Promise<void> {
  const host = document.createElement('mullion-find');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panel + items);
  shadow.adoptedStyleSheets = [sheet];
  const container = shadow.appendChild(document.createElement('div'));
  document.body.prepend(host);
  const printed = await asPrinted();
  const subscribe = (tell: (entries: Entry[]) => void) => {
    let known = '';
    return watchPage((ticking) => {
      const entries = entriesOf(finders, { page: document, printed, ticking, words: told.words });
      // What a visitor of the list reads or has marked stays as it is.
      const now = JSON.stringify(entries.map(({ elements, ...rest }) => [elements.length, rest]));
      if (now !== known) tell(entries);
      known = now;
    });
  };
  const report = (_widget: string, _place: unknown, error: unknown) => console.error(error);
  makeRoot({ widget: 'find', container, report }, <FindPanel {...told} subscribe={subscribe} />);
}

/** The page as the server sends it: an alias has to find its element there. */
async function asPrinted(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { credentials: 'same-origin' });
    return answer.ok ? new DOMParser().parseFromString(trusted(await answer.text()), 'text/html') : null;
  } catch {
    return null;
  }
}
