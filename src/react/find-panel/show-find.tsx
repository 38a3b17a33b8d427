import { trusted } from '../../dom/trusted';
import { whenLoaded } from '../../dom/when-idle';
import { entriesOf } from '../../find/entries';
import type { Entry, Find, Told } from '../../find/found';
import { watchPage } from '../../find/watch';
import { drawView, toldOf } from '../side-panel/side-root';
import { FindPanel } from './FindPanel';

/** Puts the view into the page, once all of it has loaded. */
export function showFind(finders: Record<string, Find>): void {
  const told = toldOf<Omit<Told, 'leave'>>('find');
  if (told) whenLoaded(() => void begin(finders, told));
}

async function begin(finders: Record<string, Find>, told: Told): Promise<void> {
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
  drawView('find', <FindPanel {...told} subscribe={subscribe} />);
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
