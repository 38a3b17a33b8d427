import type { Entry, Find, Found, Words } from './found';
import { linesOf } from './lines';
import { selectorOf } from './selector';

interface Look {
  page: Document;
  /** The page as the server sends it. */
  printed: Document | null;
  ticking: ReadonlySet<HTMLElement>;
  words: Words;
}

/** What all detectors find now; what is alike, and has a selector of its own together, is one entry. */
export function entriesOf(finders: Record<string, Find>, look: Look): Entry[] {
  const entries = Object.entries(finders).flatMap(([widget, find]) => {
    const found = find(look.page, look.ticking).filter(({ element }) => !element.closest('#wpadminbar'));
    const alike = new Map<string, Found[]>();
    for (const one of found) alike.set(likeness(one), [...(alike.get(likeness(one)) ?? []), one]);
    return [...alike.values()].flatMap((some) => together(widget, some, look));
  });
  return entries.sort((one, other) => Number(other.isLeft) - Number(one.isLeft));
}

/** What has to be the same for one alias to do for several. */
const likeness = ({ what, attributes, selector, markup, isLeft }: Found) =>
  JSON.stringify([what, attributes, selector, markup, isLeft]);

function together(widget: string, some: Found[], look: Look): Entry[] {
  const [first] = some;
  if (!first) return [];
  const elements = some.map(({ element }) => element);
  const shared = first.selector ?? selectorOf(elements, look.page, look.printed);
  if (shared) return [entry(widget, first, elements, shared, look)];
  return some.map((found) => {
    const own = selectorOf([found.element], look.page, look.printed) ?? found.element.localName;
    return entry(widget, found, [found.element], own, look);
  });
}

const entry = (
  widget: string,
  found: Found,
  elements: HTMLElement[],
  selector: string,
  look: Look,
): Entry => ({
  widget,
  what: found.what,
  elements,
  selector,
  lines: linesOf(widget, found, selector, look.page, look.words),
  isLeft: found.isLeft ?? false,
  ...(found.note && { note: found.note }),
});
